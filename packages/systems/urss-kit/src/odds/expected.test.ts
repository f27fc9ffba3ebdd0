import { expectedOf, figureOf, type Expected, type Loss } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rangedArms } from '../arms.ts';
import { cadence, deadlyBlow, deviation, hurlObjects, lightning, projection, zone } from '../rules/index.ts';
import type { State } from '../state.ts';
import { drawn, drawnBlade, fillers, LEVELS, picker } from '../testing-odds.ts';
import { armour, battle, box, gun, type FigureSpec, type GrantSpec } from '../testing.ts';
import type { SeenFrom } from './expected.ts';
import { expectedFight, expectedPower, expectedShot, fightOdds, powerOdds, shotOdds } from './index.ts';

/** The target's loss first; of the others those above nothing, in any order. */
function expectSame(light: readonly Expected[], long: readonly Loss[]): void {
  expect(light[0]?.figure).toBe(long[0]?.figure);
  const means = long.map(expectedOf);
  for (const figure of new Set([...light, ...means].map((one) => one.figure))) {
    const [short, whole] = [light, means].map((losses) => losses.find((one) => one.figure === figure));
    expect(short?.points ?? 0).toBeCloseTo(whole?.points ?? 0, 12);
    expect(short?.out ?? 0).toBeCloseTo(whole?.out ?? 0, 12);
  }
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

function shot(state: State, seen?: SeenFrom): readonly Expected[] {
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  const [arm] = rangedArms(state, a);
  if (!arm) throw new Error('no arm');
  const light = expectedShot(state, a, arm, b, seen);
  if (!seen) expectSame(light, shotOdds(state, a, arm, b).losses);
  return light;
}

test.each(seeds)('UK-SHOOT-ROLL, UK-SHOOT-MELEE: mean losses by shots are those of the long odds (%i)', (seed) => {
  const pick = picker(seed);
  const volley = pick<readonly GrantSpec[]>([[], [{ id: cadence.id, value: 2 }], [{ id: cadence.id, value: 3 }]]);
  const way = pick<readonly GrantSpec[]>([
    [],
    [],
    [{ id: zone.id, value: 3 }],
    [{ id: projection.id, level: 0 }],
    [deviation.id],
    [deadlyBlow.id],
  ]);
  const { state } = battle({
    figures: {
      a: { ...drawn(pick, [gun('tube', 6, pick(LEVELS), [...volley, ...way])]), at: [0, 0] },
      b: { ...drawn(pick, []), at: [0, pick([4, 9])], facing: pick(['north', 'south']) },
      ...pick<Readonly<Record<string, FigureSpec>>>([{}, { a2: { at: [1, 4] } }]),
      b2: { at: [2, 4] },
      ...fillers,
    },
    terrain: pick([[], [box('muret', [-3, 3, 3, 3.3], { top: 1.2 })]]),
    activation: 'a',
  });
  shot(state);
});

test('UK-SHOOT-ROLL: each further shot costs its target something more', () => {
  const [one, three] = [1, 3].map((value) => {
    const weapons = [gun('tube', 9, 0, [{ id: cadence.id, value }])];
    return shot(
      battle({ figures: { a: { at: [0, 0], weapons }, b: { at: [0, 5], vitality: 3, character: true } }, activation: 'a' }).state,
    );
  });
  // A shot hits and hurts in a case of four.
  expect(one).toEqual([{ figure: 'b', points: expect.closeTo(1 / 4, 12) as number, out: 0 }]);
  expect(three).toEqual([{ figure: 'b', points: expect.closeTo(3 / 4, 12) as number, out: expect.closeTo(1 / 64, 12) as number }]);
});

const WAYS = [[], [{ id: cadence.id, value: 2 }], [{ id: projection.id, level: 1 }], [{ id: zone.id, value: 3 }]];

test.each(WAYS.flatMap((rules) => [1, 2].map((friends) => ({ rules, friends }))))(
  'UK-SHOOT-MELEE, UK-DMG-SHOT: mean losses by shots into a melee are those of the long odds ($rules, $friends)',
  ({ rules, friends }) => {
    const { state } = battle({
      figures: {
        a: { at: [0, 0], weapons: [gun('tube', 20, 1, rules)] },
        b: { at: [0, 8], vitality: 3, armour: [armour('plaque', -1)] },
        a2: { at: [1, 8], vitality: 2 },
        ...(friends > 1 && { a3: { at: [-1, 8] as const, armour: [armour('plaque', 1)] } }),
      },
      activation: 'a',
    });
    const losses = shot(state);
    expect([losses[0]?.figure, new Set(losses.map(({ figure }) => figure)).size]).toEqual(['b', friends + 1]);
  },
);

/** Losses by three shots with an area at b, with others around. */
function crowded(others: Readonly<Record<string, FigureSpec>>): readonly Expected[] {
  const weapons = [
    gun('tube', 20, 1, [
      { id: cadence.id, value: 3 },
      { id: zone.id, value: 3 },
      { id: projection.id, level: 0 },
    ]),
  ];
  const { state } = battle({ figures: { a: { at: [0, 0], weapons }, b: { at: [0, 8], vitality: 2 }, ...others }, activation: 'a' });
  const [arm] = rangedArms(state, figureOf(state, 'a'));
  return arm ? expectedShot(state, figureOf(state, 'a'), arm, figureOf(state, 'b')) : [];
}

test('UK-SHOOT-ROLL: of twelve in the area of several shots each loses what it loses with the target alone', () => {
  const places = [-2, -1, 1, 2].flatMap((x) => [-1.5, 0, 1.5].map((y) => [1.2 * x, 8 + y] as const));
  const crowd = places.map((at, i): readonly [string, FigureSpec] => [`c${i}`, { at, vitality: 1 + (i % 3) }]);
  const all = crowded(Object.fromEntries(crowd));
  expect(all).toHaveLength(13);
  for (const [id, one] of crowd) {
    const [, alone] = crowded({ [id]: one });
    const { points, out } = all.find(({ figure }) => figure === id) ?? {};
    expect([points, out]).toEqual([expect.closeTo(alone?.points ?? 0, 12), expect.closeTo(alone?.out ?? 0, 12)]);
  }
});

test('UK-SHOOT-MELEE: in a melee of two a friend is as likely to be shot at', () => {
  const melee = { b: { at: [0, 5] }, a2: { at: [1, 5] } } as const;
  const { state } = battle({ figures: { a: { at: [0, 0], weapons: [gun('tube', 9)] }, ...melee, ...fillers }, activation: 'a' });
  expect(shot(state).map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(1 / 8, 12)],
    ['a2', expect.closeTo(1 / 8, 12)],
  ]);
});

const SHIELD = { shields: ['bouclier'], held: ['bouclier'] } as const;

const seenBehind = (facing: 'north' | 'south', away: number, wall: boolean): State =>
  battle({
    figures: { a: { at: [0, 0], weapons: [gun('tube', 6)] }, b: { at: [0, away], facing, ...SHIELD } },
    terrain: wall ? [box('muret', [-3, 3, 3, 3.3], { top: 1.2 })] : [],
    activation: 'a',
  }).state;

test('UK-SHOOT-LONG, UK-SAVE-SHIELD, UK-COVER-LIGHT: a target seen from elsewhere than from where the shooter stands', () => {
  const [open, covered] = [seenBehind('north', 4.5, false), seenBehind('south', 9, true)];
  expect(shot(open)).not.toEqual(shot(covered));
  expect(shot(open, { arc: 'front', hidden: 0.4, far: true })).toEqual(shot(covered));
  expect(shot(covered, { arc: 'rear', hidden: 0, far: false })).toEqual(shot(open));
});

test.each(seeds)('UK-MELEE-ROLL, UK-MELEE-WIN, UK-MELEE-TIE: mean losses by a fight are those of the long odds (%i)', (seed) => {
  const pick = picker(300 + seed);
  const { state } = battle({
    figures: {
      a: { ...drawn(pick, [drawnBlade(pick, 'lame')]), at: [0, 0, 3] },
      b: { ...drawn(pick, [drawnBlade(pick, 'fer')]), at: [0, 1, 3], posture: pick(['standing', 'standing', 'prone']) },
      ...fillers,
    },
    terrain: [box('toit', [-3, pick([-0.6, -3]), 3, pick([1.6, 5])], { top: 3 })],
    activation: 'a',
  });
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  expectSame(expectedFight(state, a, b), fightOdds(state, a, b).losses);
});

const powerful = (facing: 'north' | 'south') => {
  const rules = [hurlObjects.id, lightning.id];
  const { state } = battle({ figures: { a: { at: [0, 0], rules }, b: { at: [0, 4], facing, ...SHIELD } }, activation: 'a' });
  return [state, figureOf(state, 'a'), figureOf(state, 'b')] as const;
};

test('UK-PWR-GENERAL, UK-SAVE-SHIELD: mean losses by a power are those of the long odds, from wherever its user strikes', () => {
  const [[front, a, b], [back, behind, turned]] = [powerful('south'), powerful('north')];
  for (const id of [hurlObjects.id, lightning.id]) expectSame(expectedPower(front, a, id, b), powerOdds(front, a, id, b).losses);
  const [before] = expectedPower(front, a, hurlObjects.id, b);
  const [after] = expectedPower(back, behind, hurlObjects.id, turned);
  expect(before?.out).toBeLessThan(after?.out ?? 0);
  expect(expectedPower(front, a, hurlObjects.id, b, { arc: 'rear', hidden: 0 })).toEqual([after]);
  expect(expectedPower(back, behind, hurlObjects.id, turned, { arc: 'front', hidden: 0 })).toEqual([before]);
});
