import { figureOf } from '@escarmouche/skirmish';
import { inFrontArc, PACE, span, type Feature, type Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { guardPlaceOf } from './guard-place.ts';
import { latticeOf } from './lattice.ts';
import { coverFinderOf } from './sight.ts';
import { vantageAmong } from './vantage.ts';
import { FACINGS, viewOf } from './view.ts';

const at = (x: number, y: number, z = 0): Place => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const game = gameBy(rules);
const RANGE = 20 * PACE;

function scene(features: readonly Feature[], places: Readonly<Record<string, Place>> = {}) {
  const state = field({ a: at(5, 5), b: at(10, 18), ...places }, features);
  const pcs = Object.values(state.figures).filter(({ id }) => id.startsWith('b'));
  return { state, a: figureOf(state, 'a'), b: figureOf(state, 'b'), pcs };
}

test('AI-MIS-SNIPER-VANTAGE: the view is the number of squares in the front arc and in range, of the best of 16 facings', () => {
  const { state, a } = scene([]);
  // From the middle of the west edge all 400 squares lie in front of a figure that faces east.
  expect(viewOf(state, a, at(0.5, 10), 40 * PACE)).toEqual({ facing: { x: 1000, y: 0 }, squares: 400 });
  // The limit of the front arc of a slanting facing runs through two of the four squares around, and they count.
  expect(viewOf(state, a, at(10, 10), 1000).squares).toBe(3);
  expect(FACINGS.length).toBe(16);
});

const seen = (features: readonly Feature[]): number => {
  const { state, a } = scene(features);
  return viewOf(state, a, at(0.5, 10), 40 * PACE).squares;
};

test('AI-MIS-SNIPER-VANTAGE: terrain hides squares behind it, from the eye to mid-height of a figure there', () => {
  expect(seen([])).toBe(400);
  // Nothing is seen beyond a wall across the whole table.
  expect(seen([box('wall', [10_000, 0, 10_400, 20_000])])).toBe(200);
  expect(seen([box('kerb', [10_000, 0, 10_400, 20_000], 'solid', 400)])).toBe(400);
});

test('AI-MIS-SNIPER-VANTAGE: the post is covered against every player character with a line to it, and faces the widest view', () => {
  const { state, a, b, pcs } = scene([box('wall', [4000, 9000, 9000, 9400], 'solid', 1400)]);
  const places = latticeOf(game, state, a, { type: 'disc', x: 5000, y: 5000, r: 8000 });
  const post = vantageAmong(game, state, a, { pcs, nearest: b, places, range: RANGE });
  if (!post) throw new Error('no post');
  expect(coverFinderOf(game, state, a).level(b, post)).toBeGreaterThan(0);
  expect(viewOf(state, a, post, RANGE).facing).toEqual(post.facing);
});

test('AI-MIS-SNIPER-VANTAGE: a place out of sight is no cover but by scenery within two paces', () => {
  const { state, a, b, pcs } = scene([box('wall', [0, 12_000, 20_000, 12_400])]);
  const places = [at(5, 5), at(5, 11), at(14, 2)];
  const post = vantageAmong(game, state, a, { pcs, nearest: b, places, range: RANGE });
  expect(post).toMatchObject(at(5, 11));
});

test('AI-MIS-SNIPER-VANTAGE: with no covered place those covered against the most are left, and of the same view the one with more in range', () => {
  const { state, a, b, pcs } = scene([]);
  const places = [at(2, 10), at(18, 10)];
  const post = vantageAmong(game, state, a, { pcs, nearest: b, places, range: 40 * PACE });
  // Both places see as much; the way to the first is shorter.
  expect(post).toMatchObject(at(2, 10));
  const near = vantageAmong(game, state, a, {
    pcs: [figureOf(scene([], { b: at(18, 18) }).state, 'b')],
    nearest: b,
    places,
    range: 15 * PACE,
  });
  expect(near && span(near, at(18, 18))).toBeLessThan(15 * PACE);
  expect(near && inFrontArc(near, near.facing, at(18, 18))).toBe(true);
});

test('AI-MIS-GARDE: the place of a guard is the nearest of the best covered of its zone, with half the best view of them for a shooter', () => {
  const { state, a, b, pcs } = scene([box('wall', [2000, 9000, 9000, 9400])]);
  const zone = { type: 'disc', x: 6000, y: 7000, r: 3000 } as const;
  const place = guardPlaceOf(game, state, a, pcs, zone, undefined);
  if (!place) throw new Error('no place');
  const covers = coverFinderOf(game, state, a);
  expect(covers.level(b, place)).toBeGreaterThan(0);
  const other = latticeOf(game, state, a, zone).filter((one) => covers.level(b, one) > 0);
  expect(Math.min(...other.map((one) => span(one, a)))).toBe(span(place, a));
  const post = guardPlaceOf(game, state, a, pcs, zone, RANGE);
  const best = Math.max(...other.map((one) => viewOf(state, a, one, RANGE).squares));
  expect(post && 2 * viewOf(state, a, post, RANGE).squares).toBeGreaterThanOrEqual(best);
  expect(guardPlaceOf(game, state, a, pcs, { type: 'disc', x: 15_000, y: 12_000, r: 2000 }, RANGE)).toBeUndefined();
});
