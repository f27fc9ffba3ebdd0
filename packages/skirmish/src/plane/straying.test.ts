import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { strayed } from './straying.ts';
import { box, ground } from './testing.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });

test('a shot strays clockwise from its line by ten degrees a step, and not off the table', () => {
  const state = ground({ a: place(10_000, 10_000) }, [box('pit', [9000, 12_500, 11_000, 13_500], 'void', 0)]);
  const stray = (paces: number, steps: number, at = place(10_000, 15_000)) => strayed(state, figureOf(state, 'a'), at, paces, steps);
  expect(stray(1, 0)).toEqual(place(10_000, 16_000));
  expect(stray(2, 9)).toEqual(place(12_000, 15_000));
  expect(stray(2, 3)).toEqual(place(11_000, 16_732));
  expect(stray(1, 27)).toEqual(place(9000, 15_000));
  expect(stray(6, 0)).toBeUndefined();
  expect(stray(1, 0, place(10_000, 10_000, 3000))).toEqual(place(10_000, 11_000));
});

test('it comes down no higher than a level', () => {
  const state = ground({ a: place(10_000, 10_000) }, [box('roof', [9000, 15_500, 11_000, 16_500], 'solid', 3000)]);
  const stray = (level?: number) => strayed(state, figureOf(state, 'a'), place(10_000, 15_000), 1, 0, level);
  expect([stray(), stray(2000), stray(3000)].map((at) => at?.z)).toEqual([0, 0, 3000]);
});
