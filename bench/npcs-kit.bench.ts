import { game } from '../packages/games/src/entries/urss-kit.ts';
import type { BenchRow } from './compare.ts';
import { rowsOf } from './npcs.ts';

export default function kitNpcThoughts(): BenchRow[] {
  return rowsOf('decision of an NPC of the kit, 24 figures', game);
}
