import { expect, test } from 'vitest';
import { cornersOf } from './corners.ts';
import { stridesOf } from './strides.ts';
import { at, box, mover, tableWide } from '../testing.ts';

const tableOf = tableWide(30000);
const here = { x: 5000, y: 5000, z: 0 };
const there = { x: 9000, y: 5000, z: 0 };

test('UC-MOVE-PATH: a stride over the ground costs its length, the double in difficult ground, and is barred by a wall; others are left aside', () => {
  const who = mover(at(5000, 5000), [{ id: 'b', body: at(7000, 5000), manner: 'stop' }]);
  expect(stridesOf(tableOf(), who).level(here, there)).toBe(4000);
  expect(stridesOf(tableOf(box('mud', 'difficult', 6000, 0, 8000, 9000, 0, 0)), who).level(here, there)).toBe(6000);
  expect(stridesOf(tableOf(box('mud', 'difficult', 6000, 8000, 8000, 9000, 0, 0)), who).level(here, there)).toBe(4000);
  const { level, walked } = stridesOf(tableOf(box('wall', 'solid', 6000, 5400, 8000, 9000)), who);
  expect([level(here, there), walked(here, there)]).toEqual([undefined, undefined]);
});

test('UC-MOVE-PATH: a stride on to a step is known by its walk alone, and leads to the level of its end', () => {
  const { level, walked } = stridesOf(tableOf(box('step', 'solid', 7000, 3000, 11_000, 7000, 0, 500)), mover(at(5000, 5000)));
  expect([level(here, there), walked(here, there), walked(here, { ...there, z: 500 })]).toEqual([undefined, undefined, 4000]);
});

test('UC-MOVE-PATH: ways bend beside the corners of a wall and on the edges of difficult ground, where the base may stand', () => {
  const wall = box('wall', 'solid', 6000, 5000, 8000, 9000);
  const corners = cornersOf(tableOf(wall), mover(at(2000, 2000)));
  expect(corners.length).toBe(16);
  expect(corners).toContainEqual({ x: 5500, y: 5000, z: 0 });
  expect(corners.every(({ x, y }) => x <= 5500 || x >= 8500 || y <= 4651 || y >= 9349)).toBe(true);
  expect(cornersOf(tableOf(wall, box('next', 'solid', 5000, 0, 5600, 9000)), mover(at(2000, 2000)))).not.toContainEqual({
    x: 5500,
    y: 5000,
    z: 0,
  });
  const mud = box('mud', 'difficult', 6000, 5000, 6700, 5700, 0, 0);
  expect(cornersOf(tableOf(mud), mover(at(2000, 2000))).length).toBe(4);
  expect(cornersOf(tableOf(mud), mover(at(2000, 2000), [], { difficultFactor: 1 }))).toEqual([]);
});
