import type { FigureId } from '@escarmouche/skirmish';
import type { Manned } from '../game.ts';
import { markOf } from '../memory.ts';

/** Face of a table's die that a figure has rolled and that still counts. */
export function faceOf(state: Manned, id: FigureId, rule: string): number | undefined {
  const face = markOf(state, id, rule);
  return typeof face === 'number' ? face : undefined;
}
