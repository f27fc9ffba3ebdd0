import { greedyBot, STEADY } from '../packages/ai/src/index.ts';
import { urssClassic } from '../packages/systems/urss-classic/src/index.ts';
import { skirmish } from './battles.ts';
import type { BenchRow } from './compare.ts';
import { battles, rowOf } from './selfplay.ts';

export default function selfPlay(): BenchRow[] {
  const bots = { p0: greedyBot(STEADY), p1: greedyBot(STEADY) };
  return [rowOf('skirmish self-play, 12 figures', battles({ system: urssClassic, bots }, skirmish))];
}
