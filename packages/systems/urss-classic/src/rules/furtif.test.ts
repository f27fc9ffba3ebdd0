import { expect, test } from 'vitest';
import { figure, battle, box, play, refusal, units, type Battle, type BattleSpec } from '../testing.ts';
import { isUndetectable } from '../undetectable.ts';
import { fast, jetpack, push, shock } from './index.ts';

const crate = box('caisse', [-2, -0.5, -0.5, 0.5], { top: 1 });
const other = box('muret', [-2, 3, 2, 3.3], { kind: 'linear', top: 1 });
const unseen = (match: Battle, id: string): boolean => isUndetectable(match.state, figure(match, id));
const shoot = { type: 'shoot', weapon: 'blaster', target: 'b' } as const;
const moveTo = (...spots: readonly (readonly [number, number])[]) =>
  ({ type: 'move', path: spots.map(([x, y]) => ({ x: units(x, y).x, y: units(x, y).y })) }) as const;

test('UC-ATTR-FURTIF UC-ATTR-INDECELABLE: touching a crate 1 pace high and wide, it can be shot at from 3 paces and no farther', () => {
  const match = battle({
    figures: {
      a: { rules: ['furtif'], at: [0, 0] },
      b: { weapons: ['blaster'], at: [0, 4], facing: 'south' },
      b2: { weapons: ['blaster'], at: [0.9, 4], facing: 'south' },
    },
    terrain: [crate],
    plays: 'B',
  });
  play(match, { type: 'activate', figure: 'b' });
  expect(refusal(match, { ...shoot, target: 'a' })).toBeUndefined();
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b2' }]);
  expect(refusal(match, { ...shoot, target: 'a' })).toBe('UC-ATTR-INDECELABLE');
});

test.each([
  ['lower than a pace', box('caisse', [-2, -0.5, -0.5, 0.5], { top: 0.9 })],
  ['narrower than a pace', box('caisse', [-1, -0.3, -0.5, 0.3], { top: 2 })],
  ['out of touch', box('caisse', [-2, -0.5, -0.52, 0.5], { top: 2 })],
  ['water', box('fontaine', [-2, -0.5, -0.5, 0.5], { kind: 'water', base: -1, top: 1.5 })],
  ['a ladder', box('filet', [-2, -0.5, -0.5, 0.5], { kind: 'ladder', top: 2 })],
  ['a hole', box('trou', [-2, -0.5, -0.5, 0.5], { kind: 'void', base: -2, top: 1.5 })],
])('UC-ATTR-FURTIF: a feature that is %s hides nobody', (_why, feature) => {
  const match = battle({ figures: { a: { rules: ['furtif'], at: [0, 0] }, b: { at: [9, 9] } }, terrain: [feature] });
  expect(unseen(match, 'a')).toBe(false);
});

test('UC-ATTR-FURTIF: the height of the feature is taken from the level of the figure', () => {
  const roof = box('toit', [0, -3, 6, 3], { top: 1 });
  const up = { a: { rules: ['furtif'], at: [1, 0, 1] }, b: { at: [9, 9] } } as const;
  expect(unseen(battle({ figures: up, terrain: [roof, box('tour', [-1, -1, 0.5, 1], { top: 1.9 })] }), 'a')).toBe(false);
  expect(unseen(battle({ figures: up, terrain: [roof, box('tour', [-1, -1, 0.5, 1], { top: 2 })] }), 'a')).toBe(true);
});

test('UC-ATTR-FURTIF: a loud shot reveals it, at this feature for good, until it has moved to another one', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', rules: ['furtif'], at: [0, 0] }, b: { at: [0, 12] } },
    terrain: [crate, other],
    activation: 'a',
  });
  expect(unseen(match, 'a')).toBe(true);
  play(match, shoot, '11');
  expect(unseen(match, 'a')).toBe(false);
  play(match, [moveTo([0, 1], [0, 0]), { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(unseen(match, 'a')).toBe(false);
  play(match, moveTo([0, 2.5]));
  expect(unseen(match, 'a')).toBe(true);
});

test('UC-ATTR-FURTIF: a shot away from any feature notes none', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', rules: ['furtif'], at: [0, 2] }, b: { at: [0, 12] } },
    terrain: [crate],
    activation: 'a',
  });
  play(match, [shoot, moveTo([0, 0])], '11');
  expect(unseen(match, 'a')).toBe(true);
});

test('UC-ATTR-FURTIF: being engaged reveals it; a power does not', () => {
  const match = battle({
    figures: {
      a: { rules: ['furtif', { id: shock.id, level: 'normal' }], at: [0, 0] },
      b: { at: [0, 3], weapons: ['epee'] },
    },
    terrain: [crate],
    activation: 'a',
  });
  play(match, { type: 'special', rule: shock.id, target: 'b' }, '11');
  expect(unseen(match, 'a')).toBe(true);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b' }, moveTo([0, 0])]);
  expect(unseen(match, 'a')).toBe(false);
  expect(figure(match, 'a').marks.furtif).toEqual(['caisse']);
});

test('UC-ATTR-FURTIF: a melee of its own making gives it away, and so does one that a push has made', () => {
  const charges = battle({
    figures: { a: { rules: ['furtif'], at: [0, 0] }, b: { at: [0, 3] } },
    terrain: [crate],
    activation: 'a',
  });
  play(charges, moveTo([0, 2]));
  expect(figure(charges, 'a').marks.furtif).toEqual([]);
  const met = battle({
    figures: { a: { rules: [{ id: push.id }], at: [0, 5], facing: 'south' }, a2: { rules: ['furtif'], at: [0, 0] }, b: { at: [0, 3] } },
    terrain: [crate],
    activation: 'a',
  });
  play(met, { type: 'special', rule: push.id, target: 'b' }, '66');
  expect(figure(met, 'a2').marks.furtif).toEqual(['caisse']);
});

/** b, activated so many paces to the north of a, who is undetectable. */
const approach = (y: number, begun: Partial<BattleSpec> = { activation: 'b' }): Battle =>
  battle({
    figures: {
      a: { rules: ['furtif'], at: [0, 0] },
      b: { weapons: ['blaster'], at: [0, y], facing: 'south', rules: [fast.id, jetpack.id] },
    },
    terrain: [crate],
    ...begun,
  });

test('UC-ATTR-INDECELABLE UC-SYS-DISTANCE: it is aimed at from 3 paces, its limit included, and not from a hair more', () => {
  expect(refusal(approach(4), { ...shoot, target: 'a' })).toBeUndefined();
  expect(refusal(approach(4.001), { ...shoot, target: 'a' })).toBe('UC-ATTR-INDECELABLE');
});

test('UC-ATTR-INDECELABLE: nobody is undetectable in contact with an enemy', () => {
  const match = battle({ figures: { a: { rules: ['furtif'], at: [0, 0] }, b: { at: [0, 1] } }, terrain: [crate] });
  expect(figure(match, 'a').marks.furtif).toBeUndefined();
  expect(unseen(match, 'a')).toBe(false);
});

test('UC-ATTR-INDECELABLE: who began its activation afar comes no nearer in a second action either; who began near may come back', () => {
  const land = { type: 'special', rule: jetpack.id, to: units(0, 1) } as const;
  const afar = approach(6);
  play(afar, moveTo([0, 2.5]));
  expect(refusal(afar, land)).toBe('UC-ATTR-INDECELABLE');
  const begins = approach(6, { plays: 'B' });
  play(begins, [{ type: 'activate', figure: 'b' }, moveTo([0, 2.5])]);
  expect(refusal(begins, land)).toBe('UC-ATTR-INDECELABLE');
  const near = approach(3);
  play(near, moveTo([0, 6]));
  expect(refusal(near, land)).toBeUndefined();
});

test('UC-ATTR-FURTIF: once given away, being pushed to another feature does not hide it again', () => {
  const match = battle({
    figures: {
      a: { rules: [{ id: push.id }], at: [0, -4] },
      b: { rules: ['furtif'], at: [0, 0], marks: { furtif: ['caisse'] } },
    },
    terrain: [crate, other],
    activation: 'a',
  });
  play(match, { type: 'special', rule: push.id, target: 'b' }, '66');
  expect(figure(match, 'b')).toMatchObject(units(0, 2.5));
  expect(unseen(match, 'b')).toBe(false);
});
