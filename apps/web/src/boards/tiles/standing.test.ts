import { expect, test } from 'vitest';
import { standing } from './standing.ts';
import { board, pawn } from './testing.ts';

test('pawns of one square stand side by side, each on its own place within it', () => {
  const [a, b] = standing(board).pawns;
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.4);
  for (const one of standing(board).pawns) {
    expect(Math.abs(one.x - one.figure.at.x) + one.r / 100).toBeLessThanOrEqual(0.5);
    expect(Math.abs(one.y - one.figure.at.y) + one.r / 100).toBeLessThanOrEqual(0.5);
  }
});

test('names of two pawns on a square stand apart; among more of them there is no room for any', () => {
  expect(standing(board).pawns.map(({ name }) => name)).toEqual(['above', 'below', 'below']);
  const crowd = { ...board, figures: [...board.figures, pawn('d', 0, 0)] };
  expect(standing(crowd).pawns.map(({ name }) => name)).toEqual([undefined, undefined, 'below', undefined]);
});

test('ZB-CORE-PLAYERS: up to six pawns, a zombie and a token on one square stand clear of each other, within it', () => {
  const at = { x: 2, y: 0 };
  const token = { at, token: 'life', spoken: '' } as const;
  for (let count = 1; count <= 6; count++) {
    for (const tokens of [[], [token]]) {
      const figures = Array.from({ length: count }, (_, i) => pawn(String(i), at.x, at.y));
      const { pawns, zombie, token: lying } = standing({ ...board, figures, tokens });
      const all = [zombie({ at }), ...pawns, ...tokens.map(lying)];
      all.forEach((one, i) => {
        expect(Math.max(Math.abs(one.x - at.x), Math.abs(one.y - at.y)) + one.r / 100).toBeLessThanOrEqual(0.5);
        for (const other of all.slice(0, i))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual((one.r + other.r) / 100);
      });
    }
  }
});
