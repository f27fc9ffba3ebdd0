import { figureOf } from '@escarmouche/skirmish';
import { moverOf } from '@escarmouche/skirmish/plane';
import { ORIGIN } from '@escarmouche/skirmish/plane/testing';
import { boxAround, shortestPath, type Feature, type Place } from '@escarmouche/space';
import { figureGame as classicGame, figureOdds as classicOdds } from '@escarmouche/urss-classic';
import { figureGame as kitGame, figureOdds as kitOdds } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { battle as classicBattle } from '../../../../systems/urss-classic/src/testing.ts';
import { battle as kitBattle } from '../../../../systems/urss-kit/src/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { scene } from '../../../test/ground.ts';
import type { Game, Weighed } from '../../plane/game.ts';
import type { End } from './end.ts';
import { latticeOf } from './lattice.ts';
import { walksOf } from './walks.ts';

const at = (x: number, y: number, z = 0): Place => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const game = gameBy(rules);

const walksOn = (places: Readonly<Record<string, Place>>, features: readonly Feature[] = [], extra: readonly Place[] = []) => {
  const state = field(places, features);
  const a = state.figures['a'];
  if (!a) throw new Error('nobody walks');
  return walksOf(game, state, a, moverOf(rules, state, a), extra);
};

const endAt = <C>(ends: readonly End<C>[], place: Place): End<C> | undefined =>
  ends.find((one) => one.at.x === place.x && one.at.y === place.y && one.at.z === place.z);

test('AI-MDA-SAMPLE: the start is an end, a pivot of any facing', () => {
  const stay = endAt(walksOn({ a: at(10, 10), b: at(1, 1) }), at(10, 10));
  expect([stay?.how, stay?.length, stay?.touches, stay?.facing]).toEqual(['stay', 0, [], undefined]);
  expect(stay?.command({ x: 0, y: -1 })).toEqual({ move: [], facing: { x: 0, y: -1 } });
});

test('AI-MDA-SAMPLE: ends of walks are the points of the half-pace lattice within the allowance', () => {
  const ends = walksOn({ a: at(10.2, 10), b: at(1, 1) });
  expect([endAt(ends, at(14, 10))?.length, endAt(ends, at(14.5, 10)), endAt(ends, at(10.5, 10.5))?.how]).toEqual([3800, undefined, 'walk']);
  expect(ends.length).toBeGreaterThan(190);
  expect(endAt(ends, at(12, 11))?.command({ x: 1, y: 0 })).toEqual({ move: [{ x: 12_000, y: 11_000 }], facing: { x: 1, y: 0 } });
});

test('AI-GEO-PATH, AI-MDA-SAMPLE: a walk goes round a wall by the shortest way, and counts its cost', () => {
  const wall = box('wall', [11_000, 9500, 11_500, 10_600]);
  const end = endAt(walksOn({ a: at(10, 10), b: at(1, 1) }, [wall]), at(12.5, 10));
  expect(end?.length).toBeGreaterThan(2800);
  expect(end?.length).toBeLessThan(3500);
});

test('AI-MDA-SAMPLE: enemies and friends are reached at 16 bearings, and only enemies fix the facing', () => {
  const ends = walksOn({ a: at(10, 10), a2: at(10, 12), b: at(11.2, 10) });
  const [enemy, friend] = [endAt(ends, at(10.199, 10)), endAt(ends, at(10, 10.999))];
  expect([enemy?.touches, enemy?.facing, enemy?.command({ x: -1, y: 0 })]).toEqual([
    ['b'],
    { x: 199, y: 0 },
    { move: [{ x: 10_199, y: 10_000 }] },
  ]);
  expect([friend?.touches, friend?.facing]).toEqual([['a2'], undefined]);
  expect(ends.filter(({ touches }) => touches.includes('b')).length).toBe(16);
});

test('AI-MDA-SAMPLE: a place out of reach gives the point of the shortest way to it at which the allowance ends', () => {
  const wall = box('wall', [12_000, 0, 12_500, 10_400]);
  const far = walksOn({ a: at(10, 10), b: at(1, 1) }, [wall], [at(16, 10)]).at(-1);
  expect(Math.abs((far?.length ?? 0) - 4000)).toBeLessThan(50);
  expect(far?.at.x).toBeGreaterThan(13_700);
  expect(far?.at.y).toBeLessThan(10_800);
});

const NORTH = { x: 0, y: 1000 };

/** Ends of the figure that acts, each of them checked by its system. */
function legalEnds<S extends Weighed, C>(one: Game<S, C>, state: S, extra: readonly Place[] = []): readonly End<C>[] {
  const acting = figureOf(state, 'a');
  const ends = walksOf(one, state, acting, moverOf(one.rules, state, acting), extra);
  for (const { command } of ends) expect(one.system.check(state, 'A', command(NORTH)), JSON.stringify(command(NORTH))).toBeUndefined();
  return ends;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

test.each(SEEDS)('AI-MDA-SAMPLE, AI-CORE-BIND-2D6, AI-CORE-BIND-1D6: every end is legal in both systems: scene %i', (seed) => {
  const spec = scene(seed);
  const classic = legalEnds({ ...classicGame, odds: classicOdds }, classicBattle(spec).state);
  const kit = legalEnds({ ...kitGame, odds: kitOdds }, kitBattle(spec).state);
  expect(classic.map(({ at: place }) => place)).toEqual(kit.map(({ at: place }) => place));
});

test.each([1, 2, 3])('AI-MDA-SAMPLE, AI-GEO-PATH: walks towards far places are legal: scene %i', (seed) => {
  const spec = scene(seed);
  const middle = ORIGIN / 1000;
  const far = [at(middle + 12, middle), at(middle, middle - 12)];
  const all = legalEnds({ ...classicGame, odds: classicOdds }, classicBattle(spec).state, far);
  expect(all.length).toBeGreaterThan(legalEnds({ ...classicGame, odds: classicOdds }, classicBattle(spec).state).length);
});

test.each(SEEDS)('AI-MDA-SAMPLE, AI-GEO-PATH: every point of the lattice that a shortest path finds is an end: scene %i', (seed) => {
  const { state } = classicBattle(scene(seed));
  const one = { ...classicGame, odds: classicOdds };
  const acting = figureOf(state, 'a');
  const mover = moverOf(one.rules, state, acting);
  const ends = walksOf(one, state, acting, mover, []);
  for (const place of latticeOf(one, state, acting, boxAround(acting, 5000))) {
    const way = shortestPath(state.scene.table, mover, place, 5000);
    if (way?.trace.end.z !== place.z) continue;
    const end = endAt(ends, place);
    expect(Math.abs((end?.length ?? Infinity) - way.cost), JSON.stringify(place)).toBeLessThan(way.cost * 0.01 + 2);
  }
});
