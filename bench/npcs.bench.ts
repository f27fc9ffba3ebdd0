import { game } from '../packages/games/src/entries/urss-classic.ts';
import type { BenchRow } from './compare.ts';
import { rowsOf } from './npcs.ts';

export default function npcThoughts(): BenchRow[] {
  return rowsOf('decision of an NPC, 24 figures', game);
}
