import { figureOf } from '@escarmouche/skirmish';
import { moverOf } from '@escarmouche/skirmish/plane';
import { shortestPath, walk, type Feature, type Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { scattered } from '../../../test/ground.ts';
import { bendsTo, waysTo } from './ways.ts';

const at = (x: number, y: number, z = 0): Place => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const game = gameBy(rules);

function ways(from: Place, goals: readonly Place[], features: readonly Feature[] = []) {
  const state = field({ a: from }, features);
  const a = figureOf(state, 'a');
  return {
    cost: waysTo(game, state, a, goals)(from) / 1000,
    points: bendsTo(game, state, a, goals)(from)?.map(({ left: _left, ...place }) => place),
  };
}

test('AI-MDA-PROGRESS, AI-GEO-PATH: a free way is as long as the straight line, on the lattice and off it', () => {
  expect(ways(at(1, 1), [at(16, 9)]).cost).toBeCloseTo(17, 6);
  const { cost, points } = ways(at(1.23, 1.07), [at(16.23, 9.07)]);
  expect(cost).toBeCloseTo(17, 6);
  expect(points).toEqual([at(16.23, 9.07)]);
});

test('AI-MDA-PROGRESS: the way leads to the nearest of the goals, and is 0 long at a goal', () => {
  expect(ways(at(5, 5), [at(12, 5), at(5, 8), at(1, 1)]).cost).toBeCloseTo(3, 6);
  expect(ways(at(5, 5), [at(12, 5), at(5, 5)]).cost).toBe(0);
});

test('AI-GEO-PATH: difficult ground and linear obstacles cost what walks pay', () => {
  const mud = box('mud', [4000, 0, 6000, 20_000], 'difficult', 0);
  const hedge = box('hedge', [8000, 0, 8400, 20_000], 'linear', 900);
  // Two paces of mud cost six; the hedge, passed with the whole base in 1.4 paces, costs 1.5.
  expect(ways(at(2, 5), [at(12, 5)], [mud]).cost).toBeCloseTo(14, 1);
  expect(ways(at(2, 5), [at(12, 5)], [hedge]).cost).toBeCloseTo(10.1, 1);
});

test('AI-GEO-PATH: a way leads through a door as narrow as the base, off the lattice', () => {
  const walls = [box('one', [9800, 0, 10_200, 4720]), box('two', [9800, 5720, 10_200, 20_000])];
  expect(ways(at(5, 5), [at(15, 5)], walls).cost).toBeCloseTo(10.02, 1);
  expect(
    ways(
      at(5, 5),
      [at(15, 5)],
      [walls[0], box('two', [9800, 5700, 10_200, 20_000])].flatMap((one) => one ?? []),
    ).cost,
  ).toBe(Infinity);
});

test('AI-GEO-PATH: a climb counts at its cost, up and down, and places on top that nobody can climb to are out of reach', () => {
  const roof = box('roof', [9000, 3000, 13_000, 7000], 'solid', 2000);
  const { cost, points } = ways(at(5, 5), [at(11, 5, 2)], [roof]);
  // 3.5 to the wall, twice 2 up, 1.5 on the roof.
  expect(cost).toBeCloseTo(9, 0);
  expect(points?.at(-1)).toEqual(at(11, 5, 2));
  expect(ways(at(11, 5, 2), [at(5, 5)], [roof]).cost).toBeCloseTo(9, 0);
  expect(ways(at(5, 5), [at(11, 5, 5)], [box('tower', [9000, 3000, 13_000, 7000])]).cost).toBe(Infinity);
});

/** The steps and drops of scattered ground. */
const able = { ...rules, stepUp: 500, dropFree: 2000 };
const SEEDS = [1, 2, 3, 4, 5, 6];

test.each(SEEDS)(
  'AI-MDA-PROGRESS, AI-GEO-PATH: ways are walked at their cost, and no shortest path is a fifth of a pace shorter: scene %i',
  (seed) => {
    const { features, places } = scattered(seed, 19_500, 16, 9);
    const walks = { ...gameBy(able), movement: { ...game.movement, climbing: undefined } };
    const state = field(Object.fromEntries(places.map((place, i) => [`a${String(i)}`, place])), features);
    const goal = places[0];
    if (!goal) throw new Error('no goal');
    for (const figure of Object.values(state.figures)) {
      const mover = { ...moverOf(able, state, figure), others: [] };
      const cost = waysTo(walks, state, figure, [goal])(figure);
      const path = shortestPath(state.scene.table, mover, goal, 100_000);
      if (path?.trace.end.z === goal.z) expect(cost, figure.id).toBeLessThan(path.cost * 1.005 + 200);
      const way = bendsTo(walks, state, figure, [goal])(figure);
      expect(way === undefined).toBe(cost === Infinity);
      if (!way) continue;
      const trace = walk(state.scene.table, mover, way, 100_000);
      expect([trace.complete, trace.end], figure.id).toEqual([true, goal]);
      expect(Math.abs(trace.cost - cost)).toBeLessThan(100);
    }
  },
);
