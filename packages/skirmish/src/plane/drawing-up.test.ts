import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { distanceBetween } from '../placed/bodies.ts';
import { withFigureAt } from '../placed/state.ts';
import { figureOf, type FigureIn } from '../roster.ts';
import { deployRefusal, undeployed } from './deploy.ts';
import { drawnUp, drawnUpNext } from './drawing-up.ts';
import { type PlaneState } from './state.ts';
import { box, ground, rules } from './testing.ts';

const NOWHERE = { x: 0, y: 0, z: 0 };
const shooting = { ...rules, shoots: () => true };

/** A side of so many in reserve at the south edge, and an enemy whose zone is the north edge. */
function before(count: number, features: Parameters<typeof ground>[1] = []): PlaneState {
  const ids = Array.from({ length: count }, (_, i) => `a${i}`);
  const state = ground(Object.fromEntries([...ids, 'b'].map((id) => [id, NOWHERE])), features);
  const [a, b] = state.scene.groups;
  if (!a || !b) throw new Error('no groups');
  const zone = { x: 0, y: 16_000, width: 20_000, height: 4000, front: 'south' } as const;
  const reserve = Object.entries(state.figures).map(([id, figure]) => [id, { ...figure, posture: 'reserve' }] as const);
  return { ...state, scene: { ...state.scene, groups: [a, { ...b, zone }] }, figures: Object.fromEntries(reserve) };
}

/** Everybody of the side drawn up, one after the other. */
function lined(state: PlaneState, seed: number, by = rules): readonly FigureIn<PlaneState>[] {
  let draft = state;
  const random = randomFrom(seed);
  for (const figure of undeployed(state, 'a')) {
    const at = drawnUp(by, draft, figure, random);
    if (!at) throw new Error(`no room for ${figure.id}`);
    expect(deployRefusal(by, draft, figure, at, figure.facing)).toBeUndefined();
    draft = withFigureAt(draft, { ...figure, posture: 'standing' }, at);
  }
  return Object.values(draft.figures).filter(({ posture }) => posture === 'standing');
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
/** Over ten battles. */
const many = (of: (seed: number) => number): number => mean(Array.from({ length: 10 }, (_, i) => of(i)));

const depth = (by: typeof rules) => many((seed) => mean(lined(before(3), seed, by).map(({ y }) => y)));

test('who fights begins near the front of its zone, who shoots farther back', () => {
  expect(depth(rules)).toBeGreaterThan(3000);
  expect(depth(shooting)).toBeLessThan(depth(rules));
});

test('cover from the zone of the enemy is sought, by who shoots before all', () => {
  const state = before(2, [box('wall', [5000, 2500, 15_000, 2900], 'solid', 2000)]);
  const behind = (by: typeof rules) =>
    many((seed) => lined(state, seed, by).filter(({ x, y }) => y < 2500 && x > 5000 && x < 15_000).length / 2);
  expect(behind(shooting)).toBeGreaterThan(0.7);
});

test('they stand apart from each other, and none alone', () => {
  for (let seed = 0; seed < 10; seed++) {
    const figures = lined(before(5), seed);
    for (const one of figures) {
      const gaps = figures.filter((other) => other !== one).map((other) => distanceBetween(before(5), one, other));
      expect(Math.min(...gaps)).toBeGreaterThan(1000);
      expect(Math.min(...gaps)).toBeLessThan(9000);
    }
  }
});

const firstAt = (given: PlaneState) => many((seed) => lined(given, seed)[0]?.x ?? 0);

test('where its side has something to do it begins near it', () => {
  const state = before(1);
  const scenario = {
    id: 's',
    name: { fr: '', en: '' },
    story: { fr: '', en: '' },
    zones: [
      { id: 'well', name: { fr: '', en: '' }, shape: { type: 'disc', x: 2000, y: 10_000, r: 1000 } },
      { id: 'gate', name: { fr: '', en: '' }, shape: { type: 'disc', x: 18_000, y: 10_000, r: 1000 } },
    ],
    tokens: [],
    objectives: [
      { id: 'hold', name: { fr: '', en: '' }, side: 'a', points: 1, type: 'hold', zone: 'well' },
      { id: 'theirs', name: { fr: '', en: '' }, side: 'b', points: 1, type: 'hold', zone: 'gate' },
    ],
    happenings: [],
  } as const;
  expect(firstAt({ ...state, scene: { ...state.scene, scenario } })).toBeLessThan(firstAt(state) - 2000);
});

test('who may climb before the battle takes a height to shoot from', () => {
  const roof = [box('roof', [0, 0, 20_000, 1500], 'solid', 2500)];
  const [figure] = lined(before(1, roof), 3, { ...shooting, deploysAhead: () => 1 });
  expect(figure?.z).toBe(2500);
  expect(lined(before(1, roof), 3, shooting)[0]?.z).toBe(0);
});

const places = (seed: number) => lined(before(4), seed).map(({ x, y }) => [x, y]);

test('the same chance draws them up alike, another one otherwise', () => {
  expect(places(1)).toEqual(places(1));
  expect(places(1)).not.toEqual(places(2));
});

test('the last gap is found, and none is made up; the command is for the next of its group', () => {
  const pit = (width: number) => before(1, [box('block', [0, 0, 20_000 - width, 4000], 'solid', 3000)]);
  expect(drawnUp(rules, pit(1100), figureOf(pit(1100), 'a0'), randomFrom(1))).toMatchObject({ x: 19_500 });
  expect(drawnUp(rules, pit(900), figureOf(pit(900), 'a0'), randomFrom(1))).toBeUndefined();
  expect(drawnUpNext(rules, before(2), 'a', randomFrom(1))).toMatchObject({ type: 'deploy', figure: 'a0', facing: { x: 0, y: 1 } });
  expect(drawnUpNext(rules, ground({ a: NOWHERE }), 'a', randomFrom(1))).toBeUndefined();
});

test('a dozen between walls is drawn up within a tenth of a second', () => {
  const walls = Array.from({ length: 20 }, (_, i) => box(`w${i}`, [i * 1000, 4500 + (i % 5) * 700, i * 1000 + 700, 4700 + (i % 5) * 700]));
  const state = before(12, walls);
  let best = Infinity;
  for (let seed = 0; seed < 5; seed++) {
    const start = performance.now();
    lined(state, seed, shooting);
    best = Math.min(best, performance.now() - start);
  }
  expect(best).toBeLessThan(100);
});
