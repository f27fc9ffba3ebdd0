import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rangedArms } from '../arms.ts';
import {
  armourPiercing,
  cadence,
  deadlyBlow,
  deviation,
  gunslinger,
  huge,
  preciseShot,
  projection,
  spectre,
  thrown,
  zone,
} from '../rules/index.ts';
import { fillers, LEVELS, mostOff, picker, TINY } from '../testing-odds.ts';
import { armour, battle, box, gun, units, type Battle, type FigureSpec } from '../testing.ts';
import { shotOdds } from './index.ts';
import type { ShotChoices } from './shot.ts';

const shoot = { type: 'shoot', weapon: 'tube', target: 'b' } as const;

function oddsOf({ state }: Battle, choices: ShotChoices = {}) {
  const a = figureOf(state, 'a');
  const [arm] = rangedArms(state, a);
  if (!arm) throw new Error('no arm');
  return shotOdds(state, a, arm, figureOf(state, 'b'), choices);
}

/** By how much the odds of a shot of a at b are off. */
const off = (match: Battle): number => mostOff(match.state, oddsOf(match).losses, shoot);

const duel = (
  rules: readonly (string | { id: string; value?: number; level?: number })[],
  b: FigureSpec = {},
  rest: Readonly<Record<string, FigureSpec>> = {},
  a: FigureSpec = {},
) =>
  battle({
    figures: { a: { at: [0, 0], weapons: [gun('tube', 9, 0, rules)], ...a }, b: { at: [0, 5], ...b }, ...fillers, ...rest },
    activation: 'a',
  });

const bodies: readonly FigureSpec[] = [{}, { character: true }, { character: true, vitality: 2 }, { rules: [huge.id], vitality: 4 }];

test.each(Array.from({ length: 14 }, (_, i) => i))(
  'UK-SHOOT-ROLL, UK-SAVE-ORDER, UK-DMG-SHOT: the odds of a shot are those of brute force (%i)',
  (seed) => {
    const pick = picker(100 + seed);
    const weapon = gun('tube', 6, pick(LEVELS), pick([[], [deadlyBlow.id], [{ id: armourPiercing.id, value: 1 }], [thrown.id]]));
    const match = battle({
      figures: {
        a: { ...pick(bodies), skills: { shooting: pick(LEVELS), throwing: pick(LEVELS) }, weapons: [weapon], at: [0, 0] },
        b: { ...pick(bodies), armour: pick([[], [armour('plaque', pick(LEVELS))]]), at: [0, pick([5, 9])] },
        ...fillers,
      },
      terrain: pick([[], [box('muret', [-3, 3, 3, 3.3], { top: 1.2 })]]),
      options: { 'save.order': pick(['before-damage', 'after-damage']) },
      activation: { figure: 'a', ...pick([{}, { aimed: true }]) },
    });
    expect(off(match)).toBeLessThan(TINY);
  },
);

test('UK-SHOOT-ROLL: several shots at one target', () => {
  const match = duel([{ id: cadence.id, value: 2 }], { character: true, vitality: 2 });
  expect(oddsOf(match).shots).toBe(2);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-SHOOT-ROLL: three shots, each of one to three points', () => {
  const [loss] = oddsOf(duel([{ id: cadence.id, value: 3 }, deadlyBlow.id], { character: true })).losses;
  // Of each shot nothing in 9 of 12 cases, and one, two or three points in one each.
  expect(loss?.lost[0]).toBeCloseTo((9 / 12) * (9 / 12) * (9 / 12), 12);
  expect(loss?.lost[1]).toBeCloseTo(3 * (1 / 12) * (9 / 12) * (9 / 12), 12);
  expect(loss?.lost[2]).toBeCloseTo(3 * (1 / 12) * (9 / 12) * (9 / 12) + 3 * (9 / 12) * (1 / 12) * (1 / 12), 12);
});

test('UK-SHOOT-ROLL: the shots that are left of an action begun are those of a weapon that has so many', () => {
  const left = oddsOf(duel([{ id: cadence.id, value: 3 }]), { shots: 2 });
  expect(left.losses).toEqual(oddsOf(duel([{ id: cadence.id, value: 2 }])).losses);
});

test('UK-SHOOT-ROLL: everybody in the area, the shooter too', () => {
  const match = duel([{ id: zone.id, value: 3 }], { at: [0, 3] }, { b2: { at: [2, 3], character: true, vitality: 2 } });
  expect(oddsOf(match).losses.map(({ figure }) => figure)).toEqual(['b', 'a', 'b2']);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-STATE-WOUNDS: a shooter that wounds itself badly shoots the worse for it, and one that its own blast puts out no more', () => {
  const rules = [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ];
  const [, wounded] = oddsOf(duel(rules, { at: [0, 3] }, {}, { character: true, vitality: 2 })).losses;
  // The target stays, the shooter is hurt, and then hits in a case of four.
  expect(wounded?.out).toBeCloseTo((1 / 2) * (1 / 2) * (1 / 2) * (1 / 4) * (1 / 2), 12);
  const [target, own] = oddsOf(duel(rules, { at: [0, 3], character: true, vitality: 2 })).losses;
  expect(target?.out).toBeCloseTo((1 / 2) * (1 / 2) * (1 / 2) * (1 / 2) * (1 / 2), 12);
  expect(own?.out).toBeCloseTo((1 / 2) * (1 / 2) + (3 / 4) * (1 / 2) * (1 / 2), 12);
});

test('UK-SAVE-POSTURE: who may be knocked down has the save of who lies from the next shot', () => {
  const rules = [
    { id: projection.id, level: 0 },
    { id: cadence.id, value: 2 },
  ];
  const out = (b: FigureSpec): number => oddsOf(duel(rules, { ...b, vitality: 2 })).losses[0]?.out ?? 0;
  // Hit and hurt; felled or not; hit and hurt again, by a save of level -1 in the first case.
  const [hurt, saved] = [1 / 4, 1 / 4];
  expect(out({ character: true })).toBeCloseTo(hurt * hurt * ((1 / 2) * (1 - saved) + 1 / 2), 12);
  expect(out({ rules: [huge.id] })).toBeCloseTo(hurt * hurt, 12);
});

test('UK-SHOOT-TARGET: who lies behind a wall is no target of the next shot', () => {
  const { losses } = oddsOf(
    battle({
      figures: {
        a: {
          at: [0, 0],
          weapons: [
            gun('tube', 9, 0, [
              { id: projection.id, level: 0 },
              { id: cadence.id, value: 2 },
            ]),
          ],
        },
        b: { at: [0, 5], character: true, vitality: 2 },
        ...fillers,
      },
      terrain: [box('muret', [-3, 4.2, 3, 4.4], { top: 0.9 })],
      activation: 'a',
    }),
  );
  // The wall hides half of a standing figure: a save of level -2 each time.
  const hurt = (1 / 2) * (7 / 8) * (1 / 2);
  expect(losses[0]?.out).toBeCloseTo(hurt * (1 / 2) * hurt, 12);
});

test('UK-SHOOT-ROLL: the odds of one shot that may knock down are those of brute force', () => {
  expect(off(duel([{ id: projection.id, level: 0 }], { character: true, vitality: 2 }))).toBeLessThan(TINY);
});

test('UK-MOVE-FALL: who is knocked off a ladder falls', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: [gun('tube', 9, 0, [{ id: projection.id, level: 0 }])] },
      b: { at: [0, 5, 3], character: true, perch: { feature: 'echelle', on: 'ladder' } },
      ...fillers,
    },
    terrain: [box('mur', [-2, 5.6, 2, 8], { top: 5 }), box('echelle', [-0.5, 5.5, 0.5, 5.6], { kind: 'ladder', top: 5 })],
    activation: 'a',
  });
  expect(oddsOf(match).losses[0]?.lost[2]).toBeGreaterThan(0);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-DMG-ROLL: what no weapon hurts is not knocked down either', () => {
  const match = duel([projection.id, { id: cadence.id, value: 2 }], { rules: [spectre.id] });
  expect(oddsOf(match).losses).toEqual([{ figure: 'b', lost: [1, 0], out: 0 }]);
});

test('UK-SHOOT-MELEE, UK-SHOOT-LONG: whether it is legal is not asked; nobody in a melee out of range is drawn', () => {
  const melee = { at: [0, 25], weapons: ['lame'] } as const;
  const odds = oddsOf(duel([], melee, { a2: { at: [1, 25] } }));
  expect([odds.among, odds.hit, odds.losses[0]?.out]).toEqual([['b'], 1 / 4, expect.closeTo((1 / 4) * (1 / 2), 12)]);
});

test('UK-SHOOT-TARGET: who lies behind a wall is no target of the other weapon', () => {
  const wall = box('muret', [-3, 4.2, 3, 4.4], { top: 0.9 });
  const shot = (rules: readonly { id: string; level?: number }[]) => {
    const match = battle({
      figures: {
        a: { at: [0, 0], skills: { shooting: 1 }, rules: [gunslinger.id], weapons: [gun('tube', 9, 0, rules), gun('tube2', 9)] },
        b: { at: [0, 5], character: true, vitality: 2 },
        ...fillers,
      },
      terrain: [wall],
      activation: 'a',
    });
    const [, second] = rangedArms(match.state, figureOf(match.state, 'a'));
    return oddsOf(match, second && { second }).losses[0]?.out ?? 0;
  };
  const hurt = (1 / 2) * (7 / 8) * (1 / 2);
  expect(shot([])).toBeCloseTo(hurt * hurt, 12);
  expect(shot([{ id: projection.id, level: 0 }])).toBeCloseTo(hurt * (1 / 2) * hurt, 12);
});

test('UK-SHOOT-MELEE: in a melee each has the same chance, with the range and saves of each', () => {
  const match = duel([], { at: [0, 9.2] }, { a2: { at: [0, 10.2], tough: true }, b2: { at: [1, 10.2], character: true, vitality: 2 } });
  const odds = oddsOf(match);
  expect(odds.among).toEqual(['a2', 'b', 'b2']);
  expect(odds.hit).toBeCloseTo((1 / 2 + 1 / 4 + 1 / 4) / 3, 12);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-SHOOT-MELEE: once the friend is out of action the second shot goes at the enemy alone', () => {
  const { losses } = oddsOf(duel([{ id: cadence.id, value: 2 }], { at: [0.5, 5] }, { a2: { at: [-0.5, 5] } }));
  const hurt = 1 / 4;
  const [neither, friend] = [1 - hurt, hurt / 2];
  expect(losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hurt / 2 + neither * (hurt / 2) + friend * hurt, 12)],
    ['a2', expect.closeTo(friend + neither * friend, 12)],
  ]);
});

test('UK-SHOOT-MELEE: more than six in a melee are drawn with two dice, each as likely', () => {
  const ring = [-3, -2, -1, 1, 2, 3].map((i) => [`${i % 2 === 0 ? 'b' : 'a'}${i + 4}`, { at: [i, 5] }] as const);
  const { losses } = oddsOf(duel([], {}, Object.fromEntries(ring)));
  expect(losses.map(({ out }) => out)).toEqual(Array.from({ length: 7 }, () => expect.closeTo(1 / 7 / 4, 12) as number));
});

test('UK-SHOOT-ROLL: a shot with each of two weapons, each a level worse', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], skills: { shooting: 1 }, weapons: [gun('tube', 9), gun('tube2', 3)], rules: [gunslinger.id] },
      b: { at: [0, 5], character: true, vitality: 2 },
      ...fillers,
    },
    activation: 'a',
  });
  const { state } = match;
  const [, second] = rangedArms(state, figureOf(state, 'a'));
  const odds = oddsOf(match, second && { second });
  expect([odds.shots, odds.hit]).toEqual([2, 1 / 2]);
  expect(mostOff(state, odds.losses, { ...shoot, second: 'tube2' })).toBeLessThan(TINY);
});

test('UK-ACT-AIM: aimed by a rule, and without the save of cover', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [gun('tube', 9)], rules: [preciseShot.id] }, b: { at: [0, 5], armour: ['legere'] }, ...fillers },
    terrain: [box('mur', [-0.3, 4.4, 2, 4.5], { top: 3 })],
    activation: 'a',
  });
  const { losses } = oddsOf(match, { manner: { rules: [{ id: preciseShot.id }], aimed: true, pastFigures: true, single: true } });
  expect(mostOff(match.state, losses, { type: 'special', rule: preciseShot.id, target: 'b' })).toBeLessThan(TINY);
});

test('UK-SHOOT-TARGET: a shot at a point of the ground', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: [gun('tube', 9, 0, [{ id: zone.id, value: 3 }])] },
      b: { at: [0, 6] },
      b2: { at: [2, 5], character: true },
      ...fillers,
    },
    options: { 'zone.pointTarget': 'yes' },
    activation: 'a',
  });
  const { state } = match;
  const [arm] = rangedArms(state, figureOf(state, 'a'));
  const odds = arm && shotOdds(state, figureOf(state, 'a'), arm, units(0, 5));
  expect(odds?.losses.map(({ figure }) => figure)).toEqual(['b', 'b2']);
  expect(odds?.steps.map(({ purpose }) => purpose)).toEqual(['shooting']);
  expect(mostOff(state, odds?.losses ?? [], { type: 'shoot', weapon: 'tube', point: units(0, 5) })).toBeLessThan(TINY);
});

test('UK-SHOOT-ROLL: a miss may come down on somebody, counted place by place', () => {
  // A pace or two away the point is at less than 3 paces from its base, whatever the direction: it is struck all the same.
  const match = duel([deviation.id, { id: zone.id, value: 3 }]);
  expect(oddsOf(match).losses[0]?.out).toBeCloseTo(1 / 2, 12);
});

test('UK-SHOOT-ROLL: of a miss without an area one place in 36 is where somebody stands, two paces straight on', () => {
  const match = duel([deviation.id], {}, { b2: { at: [0, 7.4] } });
  const [, behind] = oddsOf(match).losses;
  // Ten degrees either way are still under its base: 0.35 pace aside, 0.43 short of its centre.
  expect([behind?.figure, behind?.out]).toEqual(['b2', expect.closeTo((1 / 2) * (3 / 15) * (1 / 36) * (1 / 2), 12)]);
});

test('UK-SHOOT-ROLL, UK-SAVE-ORDER: the steps are those of the target, in the order of their dice', () => {
  const odds = oddsOf(duel([], { armour: ['armure'] }));
  expect(odds.steps.map(({ purpose, figure, ways, all }) => [purpose, figure, ways, all])).toEqual([
    ['shooting', 'a', 3, 6],
    ['save', 'b', 9, 36],
    ['damage', 'a', 3, 6],
  ]);
  expect(odds.losses[0]?.out).toBeCloseTo((1 / 2) * (3 / 4) * (1 / 2), 12);
  const after = battle({
    figures: { a: { at: [0, 0], weapons: [gun('tube', 9)] }, b: { at: [0, 5], armour: ['armure'] } },
    options: { 'save.order': 'after-damage' },
    activation: 'a',
  });
  expect(oddsOf(after).steps.map(({ purpose }) => purpose)).toEqual(['shooting', 'damage', 'save']);
});
