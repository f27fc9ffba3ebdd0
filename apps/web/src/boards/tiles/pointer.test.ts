import { expect, test } from 'vitest';
import { pieceUnder } from './pointer.ts';
import { board } from './testing.ts';

test('a zombie is pointed at only while it may be moved; else the pawn beside it, or nobody', () => {
  expect(pieceUnder(board, { x: 1.8, y: -0.2 }, ['z5'], 0)).toBe('z5');
  expect(pieceUnder(board, { x: 2.14, y: 0.1 }, [], 0)).toBe('c');
  expect(pieceUnder(board, { x: 1.6, y: -0.4 }, [], 0)).toBeUndefined();
});

test('a finger that is near means a pawn of its own square, never of the next', () => {
  expect(pieceUnder(board, { x: 1.6, y: 0.3 }, [], 0.4)).toBe('c');
  expect(pieceUnder(board, { x: 1.4, y: 0.1 }, [], 0.6)).toBeUndefined();
});
