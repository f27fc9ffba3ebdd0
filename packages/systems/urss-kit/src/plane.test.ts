import { allied, figuresInPlay } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { engagedWith, sees } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { plane } from './plane.ts';
import { huge } from './rules/index.ts';
import { battle, box, figure, play, point, refusal, where, type Battle, type BattleSpec } from './testing.ts';

/** Two figures where they are, and what lies between. */
const pair = (b: BattleSpec['figures'][string], more: Partial<BattleSpec> = {}): Battle =>
  battle({ figures: { a: { at: [0, 0] }, b }, activation: 'a', ...more });

const away = (match: Battle): number => distanceBetween(match.state, figure(match, 'a'), figure(match, 'b')) / 1000;
const contact = (match: Battle): boolean => engagedWith(match.state, figure(match, 'a')).length > 0;
const isSeen = (match: Battle): boolean => sees(plane, match.state, figure(match, 'a'), figure(match, 'b'));

test('UK-SYS-DISTANCE: from base to base on level ground, the gap between heights counted too, and never rounded', () => {
  expect(away(pair({ at: [9, 0] }))).toBe(8);
  expect(away(pair({ at: [4, 0, 5.5] }))).toBe(5);
  expect(away(pair({ at: [4, 0, 1.4] }))).toBe(3);
  expect(away(pair({ at: [1.25, 0] }))).toBe(0.25);
});

test('UK-SYS-BASES: bases are a pace wide; a gap of a hundredth of a pace is contact, a pace of level is none', () => {
  expect([1, 1.01, 1.02].map((x) => contact(pair({ at: [x, 0] })))).toEqual([true, true, false]);
  expect([0.99, 1].map((z) => contact(pair({ at: [1, 0, z] })))).toEqual([true, false]);
});

const under = (posture: 'standing' | 'prone' | 'low') =>
  away(pair({ at: [0, 0, -5], posture }, { figures: { a: { at: [0, 0] }, b: { at: [0, 0, -5], posture } } }));

const allies = (match: Battle) => match.state.scene.roster.filter((id) => allied(match.state, 'a1', id));

test('UK-SYS-BASES: a figure is a pace and a half high, half a pace when it lies, prone or low', () => {
  expect([under('standing'), under('prone'), under('low')]).toEqual([3.5, 4.5, 4.5]);
});

const engaged = (match: Battle) => engagedWith(match.state, figure(match, 'a1')).map(({ id }) => id);

test('UK-SYS-SIDES: figures of a group are allies, groups are enemies unless they are on one side', () => {
  const figures = { a1: { at: [0, 0] }, a2: { at: [1, 0] }, b: { at: [0, 1] }, c: { at: [-1, 0] } } as const;
  const apart = battle({ figures, activation: 'a1' });
  expect([allies(apart), engaged(apart)]).toEqual([
    ['a1', 'a2'],
    ['b', 'c'],
  ]);

  const together = battle({ figures, activation: 'a1', sides: { A: 'ours', C: 'ours' } });
  expect([allies(together), engaged(together)]).toEqual([['a1', 'a2', 'c'], ['b']]);
  expect(refusal(together, { type: 'fight', target: 'c' })).toBe('UK-ACT-FIGHT');
});

test('UK-MELEE-ENGAGED, UK-STATE-OUT: contact with who is out of action does not engage', () => {
  const match = pair({ at: [1, 0], posture: 'out', vitality: 0 });
  expect([contact(match), figuresInPlay(match.state).length]).toEqual([false, 1]);
});

const inFront = (x: number, y: number) => isSeen(pair({ at: [x, y] }));

test('UK-ARC-FRONT: in front is who is on the facing side, or exactly on the limit', () => {
  expect([inFront(3, 0), inFront(3, 1), inFront(3, -0.1)]).toEqual([true, true, false]);
});

test('UK-ARC-LOS: behind its back or behind a wall a figure sees nobody, and figures hide nobody', () => {
  expect(isSeen(pair({ at: [0, -4] }))).toBe(false);
  expect(isSeen(pair({ at: [0, 4] }, { terrain: [box('mur', [-2, 2, 2, 2.5])] }))).toBe(false);
  const between = battle({ figures: { a: { at: [0, 0] }, a2: { at: [0, 2] }, b: { at: [0, 4] } }, activation: 'a' });
  expect(isSeen(between)).toBe(true);
});

test('UK-TERRAIN-TYPES, UK-ARC-LOS: what is opaque and not solid hides, and is walked through and stood in', () => {
  const smoke = pair({ at: [0, 4] }, { terrain: [box('smoke', [-2, 1, 2, 3], { kind: 'opaque', top: 3 })] });
  expect(isSeen(smoke)).toBe(false);
  play(smoke, { type: 'move', path: [point(0, 2)] });
  expect([where(smoke, 'a'), figure(smoke, 'a').z]).toEqual([[0, 2], 0]);
});

test.each([
  [0.98, true],
  [0.995, false],
])('UK-ARC-LOS: hidden for %d of its width a figure is seen: %s', (share, seen) => {
  // A wall right in front of it, from its left edge on.
  const match = pair(
    { at: [0, 40] },
    { figures: { a: { at: [0, -40] }, b: { at: [0, 20] } }, terrain: [box('mur', [-3, 19.4, share - 0.5, 19.49])] },
  );
  expect(isSeen(match)).toBe(seen);
});

test('UK-SYS-BASES: a huge figure is two paces wide and three high', () => {
  const over = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 0, -5], rules: [huge.id] } }, activation: 'a' });
  expect([away(pair({ at: [9, 0], rules: [huge.id] })), contact(pair({ at: [1.5, 0], rules: [huge.id] })), away(over)]).toEqual([
    7.5,
    true,
    2,
  ]);
});
