import { expect, test } from 'vitest';
import { shareAtLeast } from './level.ts';
import { box } from '../testing.ts';
import type { Feature } from '../types.ts';

const deck = (id: string, x0: number, y0: number, x1: number, y1: number, top = 3000): Feature =>
  box(id, 'solid', x0, y0, x1, y1, top - 200, top);
const share = (near: readonly Feature[], x: number, y: number, level: number, ceiling = level + 500): number =>
  shareAtLeast(near, { x, y, r: 500 }, level, ceiling);

test('UC-MOVE-FALL: exactly half of a base over the edge of a roof', () => {
  const roof = [box('roof', 'solid', 5000, 5000, 9000, 9000, 0, 3000)];
  expect(share(roof, 5000, 7000, 3000)).toBeCloseTo(0.5, 10);
  expect(share(roof, 4990, 7000, 3000)).toBeLessThan(0.49);
  expect(share(roof, 5500, 7000, 3000)).toBe(1);
  expect(share(roof, 4500, 7000, 3000)).toBe(0);
});

test('UC-MOVE-FALL: adjoining and overlapping decks carry together', () => {
  const decks = [deck('west', 0, 0, 4000, 4000), deck('east', 4000, 0, 8000, 4000), deck('beam', 3000, 1000, 5000, 2200)];
  expect(share(decks, 4100, 1900, 3000)).toBeCloseTo(1, 10);
  expect(share(decks, 4100, 4000, 3000)).toBeCloseTo(0.5, 10);
});

test('UC-MOVE-FALL: a void takes the ground away but a bridge gives it back', () => {
  const pit = box('pit', 'void', 0, 0, 4000, 4000, -3000, 0);
  const bridge = box('bridge', 'solid', 2000, 0, 2500, 4000, -200, 0);
  expect(share([pit], 4000, 2000, 0)).toBeCloseTo(0.5, 10);
  expect(share([pit], 4500, 2000, 0)).toBe(1);
  expect(share([pit], 2000, 2000, 0)).toBeCloseTo(0, 10);
  expect(share([pit], 2000, 2000, -3000)).toBe(1);
  expect(share([pit, bridge], 2000, 2000, 0)).toBeCloseTo(0.5, 10);
  expect(share([pit, bridge], 4250, 2000, 0)).toBeGreaterThan(0.5);
});

test('UC-MOVE-FALL: what hangs overhead carries nothing', () => {
  const decks = [deck('deck', 0, 0, 4000, 4000), deck('above', 4000, 0, 8000, 4000, 6000)];
  expect(share(decks, 4000, 2000, 3000)).toBeCloseTo(0.5, 10);
  expect(share(decks, 4000, 2000, 3000, 6000)).toBeCloseTo(1, 10);
});
