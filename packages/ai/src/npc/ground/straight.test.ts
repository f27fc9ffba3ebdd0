import { figureOf } from '@escarmouche/skirmish';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { span, type Feature, type Place } from '@escarmouche/space';
import { figureGame as classicGame } from '@escarmouche/urss-classic';
import { figureGame as kitGame } from '@escarmouche/urss-kit';
import { zigZag } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { box, rules } from '../../../../skirmish/src/plane/testing.ts';
import { battle as classicBattle } from '../../../../systems/urss-classic/src/testing.ts';
import { battle as kitBattle } from '../../../../systems/urss-kit/src/testing.ts';
import { field, gameBy } from '../../../test/game.ts';
import { scene } from '../../../test/ground.ts';
import type { Going } from '../../plane/game.ts';
import type { End } from './end.ts';
import { runsOf } from './straight.ts';

const at = (x: number, y: number, z = 0): Place => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const game = gameBy(rules);

function runsOn(places: Readonly<Record<string, Place>>, points: readonly Place[] = [], features: readonly Feature[] = []) {
  const state = field(places, features);
  const a = figureOf(state, 'a');
  return runsOf(game, state, a, moverOf(rules, state, a), points, 'run');
}

const endAt = <C>(ends: readonly End<C>[], { x, y }: Place): End<C> | undefined => ends.find((one) => one.at.x === x && one.at.y === y);

test('AI-MDA-SAMPLE: runs lead in a bearing every five degrees as far as the allowance, and face along it', () => {
  const ends = runsOn({ a: at(10, 10) }).filter(({ length }) => length > 9400);
  expect(ends.map(({ how }) => how)).toEqual(ends.map(() => 'run'));
  const far = runsOn({ a: at(10, 10), b: at(1, 1) });
  expect(far.length).toBe(72);
  expect(endAt(far, at(19.5, 10))?.facing).toEqual({ x: 9500, y: 0 });
  // 45 degrees: ten paces.
  const slanting = endAt(far, { x: 17_071, y: 17_071, z: 0 });
  expect([slanting?.length, slanting?.command()]).toEqual([expect.closeTo(10_000, 0), { run: { x: 17_071, y: 17_071 } }]);
});

test('AI-MDA-SAMPLE: runs lead straight to points that are near enough, towards others as far as the allowance', () => {
  const ends = runsOn({ a: at(5, 10), b: at(1, 1) }, [at(9.3, 12.2), at(19, 10.7)]);
  expect(endAt(ends, at(9.3, 12.2))?.length).toBeCloseTo(span(at(5, 10), at(9.3, 12.2)), 0);
  const cut = ends.find(({ at: { x, y } }) => x > 14_900 && y > 10_400 && y < 10_600);
  expect(cut?.length).toBeCloseTo(10_000, 0);
});

test('AI-GEO-PATH: a run is cut before a wall, and ends in contact with an enemy', () => {
  const ends = runsOn({ a: at(5, 10), b: at(5, 15) }, [at(10, 10), at(5, 14)], [box('wall', [8000, 0, 8500, 20_000])]);
  expect(endAt(ends, at(7.5, 10))?.command()).toEqual({ run: { x: 7500, y: 10_000 } });
  expect(endAt(ends, at(5, 14))?.touches).toEqual(['b']);
});

/** Runs of the figure that acts, each of them checked by its system. */
function checked<S extends PlaneState, C>(
  one: Going<S, C> & { readonly system: { check: (state: S, seat: string, command: C) => unknown } },
  state: S,
  how: 'run' | 'zigzag' = 'run',
): readonly End<C>[] {
  const a = figureOf(state, 'a');
  const points = Object.values(state.figures).map(({ x, y, z }) => ({ x, y, z }));
  const ends = runsOf(one, state, a, moverOf(one.rules, state, a), points, how);
  for (const { command } of ends) expect(one.system.check(state, 'A', command()), JSON.stringify(command())).toBeUndefined();
  return ends;
}

test.each([1, 2, 3, 4, 5, 6])(
  'AI-MDA-SAMPLE, AI-CORE-BIND-2D6, AI-CORE-BIND-1D6: every run and zigzag is legal in both systems: scene %i',
  (seed) => {
    const spec = scene(seed);
    const nimble = { ...spec, figures: { ...spec.figures, a: { ...spec.figures['a'], rules: [zigZag.id] } } };
    const runs = checked(classicGame, classicBattle(spec).state);
    const kit = checked(kitGame, kitBattle(nimble).state);
    expect(kit.map(({ at: place }) => place)).toEqual(runs.map(({ at: place }) => place));
    const zigzags = checked(kitGame, kitBattle(nimble).state, 'zigzag');
    expect(zigzags.length).toBeGreaterThan(0);
    expect(Math.max(...zigzags.map(({ length }) => length))).toBeLessThanOrEqual(5001);
  },
);

test('AI-CORE-BIND-1D6: a figure without the rule has no zigzag', () => {
  const kit = checked(kitGame, kitBattle({ figures: { a: { at: [0, 0] }, b: { at: [9, 9] } }, activation: 'a' }).state, 'zigzag');
  expect(kit).toEqual([]);
});
