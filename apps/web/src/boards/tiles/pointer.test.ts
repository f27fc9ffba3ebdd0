import { expect, test } from 'vitest';
import type { PawnOnBoard, TilesBoard } from './model.ts';
import { pieceUnder, standing } from './pointer.ts';

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

test('pawns of one square stand side by side, each on its own place within it', () => {
  const [a, b] = standing(board);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.4);
  for (const one of standing(board)) {
    expect(Math.abs(one.x - one.figure.at.x) + one.r / 100).toBeLessThanOrEqual(0.5);
    expect(Math.abs(one.y - one.figure.at.y) + one.r / 100).toBeLessThanOrEqual(0.5);
  }
});

test('names of two pawns on a square stand apart; among more of them there is no room for any', () => {
  expect(standing(board).map(({ name }) => name)).toEqual(['above', 'below', 'below']);
  const crowd = { ...board, figures: [...board.figures, pawn('d', 0, 0)] };
  expect(standing(crowd).map(({ name }) => name)).toEqual([undefined, undefined, 'below', undefined]);
});

test('a zombie is pointed at only while it may be moved; else the pawn beside it, or nobody', () => {
  expect(pieceUnder(board, { x: 1.8, y: -0.2 }, ['z5'], 0)).toBe('z5');
  expect(pieceUnder(board, { x: 2.14, y: 0.1 }, [], 0)).toBe('c');
  expect(pieceUnder(board, { x: 1.6, y: -0.4 }, [], 0)).toBeUndefined();
});

test('a finger that is near means a pawn of its own square, never of the next', () => {
  expect(pieceUnder(board, { x: 1.6, y: 0.3 }, [], 0.4)).toBe('c');
  expect(pieceUnder(board, { x: 1.4, y: 0.1 }, [], 0.6)).toBeUndefined();
});
