import { expect, test } from 'vitest';
import { span } from '../measure.ts';
import { at, box, mover, tableWide } from '../testing.ts';
import { pathNear } from './nearest.ts';

const tableOf = tableWide(30000);
const FAR = 100_000;

test('UC-SV-AI-MOVE: to a goal that can be walked to it is the shortest way', () => {
  const found = pathNear(tableOf(), mover(at(2000, 5000)), { x: 8000, y: 5000 }, FAR);
  expect(found?.path).toEqual([{ x: 8000, y: 5000 }]);
});

test('UC-SV-AI-MOVE: a goal on a roof is approached as near as the wall lets the base come, to a quarter of a pace', () => {
  const roof = box('house', 'solid', 8000, 2000, 12000, 8000);
  const found = pathNear(tableOf(roof), mover(at(2000, 5000)), { x: 9000, y: 5000 }, FAR);
  const end = found?.path.at(-1);
  expect(end?.y).toBe(5000);
  expect(end?.x).toBeLessThanOrEqual(7500);
  expect(end?.x).toBeGreaterThanOrEqual(7250);
});

test('UC-SV-AI-MOVE: the way leads round a wall, and ends nearest to the goal, not to the start', () => {
  const wall = box('wall', 'solid', 6000, 3000, 6500, 8000);
  const hut = box('hut', 'solid', 9000, 4000, 11000, 6000);
  const goal = { x: 10000, y: 5000 };
  const found = pathNear(tableOf(wall, hut), mover(at(3000, 5000)), goal, FAR);
  expect(span(found?.path.at(-1) ?? goal, goal)).toBeLessThanOrEqual(1750);
  expect(found?.path.length).toBeGreaterThan(1);
});

test('UC-SV-AI-MOVE: where no place is nearer there is no way', () => {
  const wall = box('wall', 'solid', 2501, 0, 4000, 20000);
  expect(pathNear(tableOf(wall), mover(at(2000, 5000)), { x: 8000, y: 5000 }, FAR)).toBeUndefined();
});
