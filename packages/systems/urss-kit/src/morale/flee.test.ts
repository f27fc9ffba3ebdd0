import { markOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, rolls, where, type BattleSpec } from '../testing.ts';
import { CRAWLED, RAN } from '../saves.ts';
import { hero, skilfulDisengagement, terrifying } from '../rules/index.ts';

/** a begins its activation less than 10 paces south of a terrifying enemy, and fails its test. */
const flees = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 6], rules: [terrifying.id] }, ...figures }, plays: 'A', ...more });
const begin = { type: 'activate', figure: 'a' } as const;

test('UK-MORALE-FLEE: it runs 10 paces straight away, faces along the line and has the save of a run', () => {
  const match = flees();
  play(match, begin, '3');
  expect(where(match, 'a')).toEqual([0, -10]);
  expect(figure(match, 'a').facing).toMatchObject({ x: 0 });
  expect(figure(match, 'a').facing.y).toBeLessThan(0);
  expect(markOf(match.state, RAN, 'a')).toBe(true);
});

test.each([
  ['a wall', [box('wall', [-2, -5, 2, -4])], [0, -3.5]],
  ['a drop of two paces', [box('pit', [-3, -9, 3, -4], { kind: 'void', base: -2, top: 0 })], [0, -4]],
  ['difficult ground', [box('bog', [-3, -20, 3, 3], { kind: 'difficult', top: 0 })], [0, -5]],
] as const)('UK-MORALE-FLEE: terrain counts for it: %s', (_what, terrain, end) => {
  const match = flees({}, { terrain });
  play(match, begin, '3');
  expect(where(match, 'a').map((n) => Math.round(n * 10) / 10)).toEqual(end);
});

test('UK-MORALE-FLEE: it stops a pace before an enemy on its way, and before a friend', () => {
  const enemy = flees({ b2: { at: [0, -6] } });
  play(enemy, begin, '3');
  expect(where(enemy, 'a')).toEqual([0, -4]);
  const friend = flees({ a2: { at: [0, -6] } });
  play(friend, begin, '3');
  expect(where(friend, 'a')).toEqual([0, -5]);
});

test('UK-MORALE-FLEE, UK-MELEE-DISENGAGE, UK-SYS-DECISIONS: engaged it suffers a free attack of each first, and flees if it still can', () => {
  const foe = { at: [1, 0], weapons: ['lame'] } as const;
  const match = flees({ b2: foe, b3: { ...foe, at: [-1, 0] } });
  expect(rolls(play(match, begin, '3 1 2'))).toEqual(['morale a 3', 'damage b2 1', 'damage b3 2']);
  expect(where(match, 'a')).toEqual([0, -10]);
  const felled = flees({ b2: foe, b3: { ...foe, at: [-1, 0] }, a2: { at: [20, 20] } });
  expect(rolls(play(felled, begin, '3 4'))).toEqual(['morale a 3', 'damage b2 4']);
  expect(where(felled, 'a')).toEqual([0, 0]);
});

test('UK-MORALE-FLEE: who slips away flees without free attacks', () => {
  const match = flees({ a: { at: [0, 0], rules: [skilfulDisengagement.id] }, b2: { at: [1, 0], weapons: ['lame'] } });
  expect(ofType(play(match, begin, '3'), 'freeAttack')).toEqual([]);
  expect(where(match, 'a')).toEqual([0, -10]);
});

test('UK-MORALE-FLEE: prone it crawls half its base move, and has the save of that', () => {
  const match = flees({ a: { at: [0, 0], posture: 'prone' } });
  play(match, begin, '3');
  expect(where(match, 'a')).toEqual([0, -2.5]);
  expect(figure(match, 'a').posture).toBe('prone');
  expect([CRAWLED, RAN].map((save) => markOf(match.state, save, 'a'))).toEqual([true, undefined]);
});

test('UK-MORALE-FLEE: in deep water it swims as far as one action leads', () => {
  const pool = box('pool', [-5, -9, 5, 3], { kind: 'water', base: -2, top: 0 });
  const match = flees({ a: { at: [0, 0] } }, { terrain: [pool] });
  play(match, begin, '3');
  expect(where(match, 'a').slice(0, 2)).toEqual([0, -2.5]);
  expect(markOf(match.state, RAN, 'a')).toBeUndefined();
});

test('UK-MORALE-FLEE: on a ladder it climbs on, to where it is farther', () => {
  const ladder = box('ladder', [-0.5, -0.7, 0.5, -0.5], { kind: 'ladder', top: 9 });
  const tower = box('tower', [-3, -4, 3, -0.7], { top: 9 });
  const perch = { feature: 'ladder', on: 'ladder' } as const;
  const match = flees({ a: { at: [0, 0, 3], perch } }, { terrain: [tower, ladder] });
  play(match, begin, '3');
  expect(where(match, 'a')).toEqual([0, 0, 8]);
  expect(markOf(match.state, RAN, 'a')).toBeUndefined();
});

test('UK-MORALE-FLEE: with nowhere to go it stays, and its activation is over all the same', () => {
  const match = flees({ a: { at: [0, 0], rules: [hero.id] } }, { terrain: [box('wall', [-9, -2, 9, -0.5])] });
  play(match, begin, '3');
  expect(where(match, 'a')).toEqual([0, 0]);
  expect(match.state.activation).toBeUndefined();
});

test('UK-MORALE-FLEE: who lies low after a crawl is up again to run', () => {
  const match = flees({ a: { at: [0, 0], posture: 'low' } });
  play(match, begin, '3');
  expect([where(match, 'a'), figure(match, 'a').posture]).toEqual([[0, -10], 'standing']);
});
