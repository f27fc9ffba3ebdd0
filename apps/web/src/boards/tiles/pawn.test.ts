import { expect, test } from 'vitest';
import drawings from '../silhouettes/figures.svg?raw';
import { CASE, plateOf, zombieFigure } from './pawn.ts';
import { SQUARE } from './art.ts';
import { standing } from './standing.ts';
import { board, pawn } from './testing.ts';

type Outline = readonly (readonly [x: number, y: number])[];

const circle = (r: number): Outline =>
  Array.from({ length: 24 }, (_, i) => [r * Math.cos((i * Math.PI) / 12), r * Math.sin((i * Math.PI) / 12)] as const);
const at = ({ x, y }: { readonly x: number; readonly y: number }, outline: Outline): Outline =>
  outline.map(([px, py]) => [px + x * SQUARE, py + y * SQUARE] as const);
/** The outline of a pawn with the dark line about it. */
function outlineOf(side: number, r: number): Outline {
  const { radius, points, drop } = plateOf(side, r);
  const edge = (r * CASE) / 2;
  if (points === undefined) return circle(radius + edge);
  const corners = points.split(' ').map((pair) => pair.split(',').map(Number));
  return corners.map(([x = 0, y = 0]) => [x * (1 + edge / radius), y * (1 + edge / radius) + drop] as const);
}
/** Distance of two convex outlines: the most that a line along a side of one keeps between them. */
const apart = (a: Outline, b: Outline): number => Math.max(beyond(a, b), beyond(b, a));
const beyond = (a: Outline, b: Outline): number =>
  Math.max(
    ...a.map(([x, y], i) => {
      const [nx = 0, ny = 0] = a[(i + 1) % a.length] ?? [];
      const length = Math.hypot(nx - x, ny - y);
      const over = (px: number, py: number): number => ((px - x) * (ny - y) - (py - y) * (nx - x)) / length;
      return Math.min(...b.map(([px, py]) => over(px, py)));
    }),
  );

test('ZB-CORE-PLAYERS: no pawn, zombie or token of one square overlaps another, whatever their shapes and however many they are', () => {
  const square = { x: 2, y: 0 };
  for (let count = 1; count <= 6; count++)
    for (let first = 0; first < 6; first++)
      for (const tokens of [[], [{ at: square, token: 'life', spoken: '' } as const]])
        for (const zombies of [[], board.zombies]) {
          const figures = Array.from({ length: count }, (_, i) => ({ ...pawn(String(i), square.x, square.y), side: (first + i) % 6 }));
          const { pawns, zombie, token } = standing({ figures, zombies, tokens });
          const discs = [...zombies.map(zombie), ...tokens.map(token)];
          const all = [...discs.map((one) => at(one, circle(one.r))), ...pawns.map((one) => at(one, outlineOf(one.figure.side, one.r)))];
          all.forEach((one, i) => {
            for (const other of all.slice(0, i)) expect(apart(one, other), `${count} pawns from side ${first}`).toBeGreaterThanOrEqual(0);
          });
        }
});

test('zombies are of three drawings, seen from both sides, each the same as long as it stands', () => {
  const looks = Array.from({ length: 12 }, (_, key) => zombieFigure(key));
  for (const { href } of looks) expect(drawings).toContain(`<g id="${href.split('#')[1]}">`);
  expect(new Set(looks.map(({ href, mirrored }) => `${href} ${mirrored}`)).size).toBe(6);
  expect(zombieFigure(7)).toEqual(zombieFigure(7));
});
