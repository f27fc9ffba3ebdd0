import type { PawnOnBoard, TilesBoard } from './model.ts';

export const pawn = (id: string, x: number, y: number): PawnOnBoard => ({
  id,
  name: id,
  spoken: id,
  side: 0,
  at: { x, y },
  silhouette: { kind: 'civilian' },
  vitality: { left: 3, full: 5 },
  active: false,
});
/** Two pawns on one square, a third beside a zombie on another. */
export const board: TilesBoard = {
  kind: 'tiles',
  tiles: [],
  zombies: [{ id: 'z5', at: { x: 2, y: 0 }, spent: false, spoken: '' }],
  tokens: [],
  figures: [pawn('a', 0, 0), pawn('b', 0, 0), pawn('c', 2, 0)],
};
