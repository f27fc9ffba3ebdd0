import { expect, test } from 'vitest';
import { tiles } from './kind.ts';
import { board } from './testing.ts';

test('how a deed goes out is written on the square of the pawn that it befalls', () => {
  expect(tiles.lands(board, { by: 'c', tone: 'good', lands: 'won' })).toEqual({
    notes: [{ at: { x: 2, y: 0 }, text: 'won', tone: 'good' }],
  });
  expect(tiles.lands(board, { by: 'c', tone: 'good' })).toEqual({});
  expect(tiles.lands(board, { by: 'z5', tone: 'info', lands: 'won' })).toEqual({});
});
