import { expect, test } from 'vitest';
import { distanceBetween } from '../placed/bodies.ts';
import { figureOf } from '../roster.ts';
import { firstLength, lookAhead, nextOpening } from './lookout.ts';
import { box, ground, rules } from './testing.ts';
import { walkWay } from './way.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });

/** A figure walks 3 paces to the east, and off a roof if there is one under it. */
function walking(z = 0) {
  const state = ground({ a: place(5000, 5000, z), b: place(8000, 7000) }, z > 0 ? [box('roof', [3000, 3000, 7500, 7000], 'solid', z)] : []);
  const mover = figureOf(state, 'a');
  return { state, mover, way: walkWay(rules, state, mover, 'move', [{ x: 8000, y: 5000 }], 3000) };
}

test('the first length at which something holds is found to a unit, and not before the start nor after the limit', () => {
  expect(firstLength(3000, (length) => length > 1234)).toBeCloseTo(1234.5, 0);
  expect(firstLength(3000, (length) => length > 3000)).toBeUndefined();
  expect(firstLength(3000, () => true)).toBeLessThanOrEqual(1);
  expect(firstLength(0, () => true)).toBeUndefined();
});

test('what holds with a figure further along its way is judged by a copy of it', () => {
  const { state, mover, way } = walking();
  const ahead = lookAhead(state, mover, way);
  const gap = (length: number) => distanceBetween(ahead(length), figureOf(ahead(length), 'a'), figureOf(state, 'b'));
  expect([gap(3000), gap(0)].map(Math.round)).toEqual([1000, 2606]);
  expect(figureOf(state, 'a').x).toBe(5000);
});

test('the first window of all opens for those for whom it opens there, to a unit, and for nobody later', () => {
  const { way } = walking();
  const at = { late: 900, first: 500, together: 500.5, never: undefined };
  const opening = nextOpening(way, ['late', 'first', 'together', 'never'] as const, (watcher) => at[watcher]);
  expect(opening).toEqual({ at: 500, watchers: ['first', 'together'] });
  expect(nextOpening(way, ['never'] as const, (watcher) => at[watcher])).toBeUndefined();
});

test('the end of a way is no window, unless the figure goes over an edge there', () => {
  const limits = [0, 3000].map((z) => {
    let most = 0;
    const { way } = walking(z);
    nextOpening(way, ['one'], (_watcher, limit) => void (most = limit));
    return way.length - most;
  });
  expect(limits).toEqual([1, 0]);
});
