import { expect, test } from 'vitest';
import type { PawnOnBoard, TilesBoard } from './model.ts';
import { pieceUnder } from './pointer.ts';

const pawn = (id: string, x: number, y: number): PawnOnBoard => ({
  id,
  name: id,
  spoken: id,
  side: 0,
  at: { x, y },
  vitality: { left: 3, full: 5 },
  active: false,
});
const board: TilesBoard = {
  kind: 'tiles',
  tiles: [],
  zombies: [{ id: 'z5', at: { x: 2, y: 0 }, spent: false, spoken: '' }],
  tokens: [],
  figures: [pawn('a', 0, 0), pawn('b', 0, 0), pawn('c', 2, 0)],
};

test('a zombie is pointed at only while it may be moved; else the pawn beside it, or nobody', () => {
  expect(pieceUnder(board, { x: 1.8, y: -0.2 }, ['z5'], 0)).toBe('z5');
  expect(pieceUnder(board, { x: 2.14, y: 0.1 }, [], 0)).toBe('c');
  expect(pieceUnder(board, { x: 1.6, y: -0.4 }, [], 0)).toBeUndefined();
});

test('a finger that is near means a pawn of its own square, never of the next', () => {
  expect(pieceUnder(board, { x: 1.6, y: 0.3 }, [], 0.4)).toBe('c');
  expect(pieceUnder(board, { x: 1.4, y: 0.1 }, [], 0.6)).toBeUndefined();
});
