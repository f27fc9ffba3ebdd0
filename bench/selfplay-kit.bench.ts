import { STEADY, urssKitBot } from '../packages/ai/src/index.ts';
import { urssKit } from '../packages/systems/urss-kit/src/index.ts';
import { kitSkirmish } from './battles-kit.ts';
import type { BenchRow } from './compare.ts';
import { battles, rowOf } from './selfplay.ts';

export default function kitSelfPlay(): BenchRow[] {
  const bots = { p0: urssKitBot(STEADY), p1: urssKitBot(STEADY) };
  return [rowOf('kit self-play, 12 figures', battles({ system: urssKit, bots }, kitSkirmish))];
}
