import { figureOf } from '@escarmouche/skirmish';
import type { Feature, Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { nearestPlace } from './covers.ts';
import { coverFinderOf } from './sight.ts';

const at = (x: number, y: number, z = 0): Place => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const game = gameBy(rules);

const scene = (features: readonly Feature[], places: Readonly<Record<string, Place>> = {}) => {
  const state = field({ a: at(3, 3), b: at(10, 2), b2: at(18, 10), ...places }, features);
  return { state, a: figureOf(state, 'a'), b: figureOf(state, 'b'), b2: figureOf(state, 'b2') };
};

test('AI-GEO-COVER: a place has no cover, light or heavy cover, or is out of sight, by the hidden share of the figure there', () => {
  // Seen from the south, walls beside each other hide 0.2, 0.5 and 0.7 of a base a pace wide, and all of it.
  const walls = [
    box('low', [9000, 9000, 9700, 9400]),
    box('half', [9000, 12_000, 10_000, 12_400]),
    box('most', [9000, 15_000, 10_200, 15_400]),
    box('all', [9000, 18_000, 11_000, 18_400]),
  ];
  const levels = walls.map((wall, i) => {
    const { state, a, b } = scene([wall]);
    return coverFinderOf(game, state, a).level(b, at(10, 10 + 3 * i));
  });
  expect(levels).toEqual([0, 1, 2, 3]);
});

test('AI-GEO-COVER: figures are no cover, facings do not count, and places are counted by the figures they are covered against', () => {
  const { state, a, b, b2 } = scene([box('wall', [8000, 5000, 12_000, 5400])], { b3: at(14, 10) });
  const finder = coverFinderOf(game, state, a);
  expect([finder.level(b, at(10, 7)), finder.level(b2, at(10, 10)), finder.level(b2, at(10, 7))]).toEqual([3, 0, 0]);
  expect([finder.count(at(10, 7), [b, b2]), finder.count(at(4, 9), [b, b2])]).toEqual([1, 0]);
  expect([finder.sees(at(10, 7), b), finder.sees(at(10, 7), b2)]).toEqual([false, true]);
});

test('AI-GEO-COVER, AI-MDA-SAMPLE: the nearest cover is the one with the shortest way, round the wall and not through it', () => {
  const wall = box('wall', [5000, 0, 5400, 8000]);
  const { state, a, b } = scene([wall, box('hut', [1000, 9000, 3000, 9400])], { b: at(4, 3) });
  const finder = coverFinderOf(game, state, a);
  const beyond = nearestPlace(game, state, a, (place) => place.x > 5400 && place.y < 3000 && finder.level(b, place) > 0);
  expect(beyond?.length).toBeGreaterThan(10_000);
  const cover = nearestPlace(game, state, a, (place) => finder.level(b, place) > 0);
  expect(cover && finder.level(b, cover)).toBeGreaterThan(0);
  expect(cover?.length).toBeLessThan(8000);
  expect(nearestPlace(game, state, a, () => false)).toBeUndefined();
});

test('AI-GEO-COVER: of covers whose ways differ by half a pace at most, the order decides', () => {
  const { state, a } = scene([]);
  const found = nearestPlace(
    game,
    state,
    a,
    ({ x, y }) => y === 3000 && x >= 5000,
    (one, other) => other.x - one.x,
  );
  expect(found).toEqual({ ...at(5.5, 3), length: 2500 });
});
