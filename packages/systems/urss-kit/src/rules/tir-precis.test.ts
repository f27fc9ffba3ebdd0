import { expect, test } from 'vitest';
import { alive, battle, box, gun, levels, play, refusal, rolls, type BattleSpec, type FigureSpec } from '../testing.ts';
import { cadence, preciseShot } from './index.ts';

const precise = { type: 'special', rule: preciseShot.id, target: 'b', weapon: 'sniper' } as const;
const sniper = {
  at: [0, 0],
  weapons: [gun('sniper', 18, 2, [{ id: cadence.id, value: 2 }])],
  rules: [preciseShot.id],
} as const satisfies FigureSpec;
const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] } } as const;
const covered: BattleSpec = {
  figures: { a: sniper, b: { at: [0, 21] }, ...spare },
  terrain: [box('mur', [-0.3, 20, 2, 20.4], { top: 9 })],
  activation: 'a',
};

test('UK-ATTR-TIR-PRECIS, UK-ACT-AIM: aimed, at long range, at who is in heavy cover, which does not help', () => {
  const match = battle(covered);
  expect(rolls(play(match, precise, '4 142'))).toEqual(['shooting a 4', 'damage a 4']);
  expect(alive(match, 'b')).toBe(false);
});

test('UK-COVER-HEAVY, UK-ATTR-TIR-PRECIS: an ordinary shot of the same figure is saved by cover', () => {
  const match = battle(covered);
  const events = play(match, { type: 'shoot', weapon: 'sniper', target: 'b' }, '44 4', [['nextTarget', null]]);
  expect(rolls(events)).toEqual(['shooting a 4', 'save b 4']);
});

const { weapon: _weapon, ...unnamed } = precise;
const refusedWith = (weapon: string | undefined, weapons: FigureSpec['weapons'] = sniper.weapons) =>
  refusal(
    battle({ ...covered, figures: { ...covered.figures, a: { ...sniper, weapons: weapons ?? [] } } }),
    weapon === undefined ? unnamed : { ...precise, weapon },
  );

test('UK-ATTR-TIR-PRECIS, UK-SHOOT-TARGET: with the weapon named, or the only one in hand', () => {
  expect([refusedWith(undefined), refusedWith('sniper'), refusedWith('pistolet')]).toEqual([undefined, undefined, 'UK-SHOOT-TARGET']);
  expect(refusedWith(undefined, [...sniper.weapons, 'pistolet'])).toBe('UK-SHOOT-TARGET');
});

test('UK-ATTR-TIR-PRECIS: other saves stay', () => {
  const match = battle({ ...covered, figures: { ...covered.figures, b: { at: [0, 21], armour: ['lourde'], posture: 'standing' } } });
  expect(rolls(play(match, precise, '4 4'))).toEqual(['shooting a 4', 'save b 4']);
});

test('UK-ATTR-TIR-PRECIS, UK-SHOOT-HIDDEN: who is hidden by another figure may be shot at', () => {
  const match = battle({ figures: { a: sniper, b1: { at: [0, 4] }, b: { at: [0, 7] }, ...spare }, activation: 'a' });
  expect([refusal(match, { type: 'shoot', weapon: 'sniper', target: 'b' }), refusal(match, precise)]).toEqual([
    'UK-SHOOT-HIDDEN',
    undefined,
  ]);
});

test('UK-ATTR-TIR-PRECIS, UK-ATTR-GEN-ACTION: one shot, for two actions, of the types of both', () => {
  const match = battle({ figures: { a: { ...sniper, left: 3 }, b: { at: [0, 7] }, ...spare }, activation: 'a' });
  expect(rolls(play(match, precise, '11'))).toEqual(['shooting a 1']);
  expect(match.state.figures['a']).toMatchObject({ left: 1, done: [preciseShot.id, 'shoot'] });
  const tired = battle({ figures: { a: { ...sniper, left: 1 }, b: { at: [0, 7] } }, activation: 'a' });
  expect(refusal(tired, precise)).toBe('UK-ACT-ONE-THING');
  const shot = battle({ figures: { a: { ...sniper, done: ['shoot'] }, b: { at: [0, 7] } }, activation: 'a' });
  expect(refusal(shot, precise)).toBe('UK-ACT-ONCE');
});

test('UK-ATTR-TIR-PRECIS, UK-ACT-AIM: with an aim before it counts as aimed once', () => {
  const match = battle({ figures: { a: { ...sniper, left: 3 }, b: { at: [0, 7] }, ...spare }, activation: 'a' });
  expect(levels(play(match, [{ type: 'aim' }, precise], '11'), 'shooting')).toEqual([1]);
});

test('UK-ATTR-TIR-PRECIS, UK-SHOOT-MELEE: in a melee the target is drawn', () => {
  const match = battle({ figures: { a: sniper, a1: { at: [-0.5, 7] }, b: { at: [0.5, 7] }, ...spare }, activation: 'a' });
  expect(rolls(play(match, precise, '1 11'))).toEqual(['scatter a 1', 'shooting a 1']);
});

const refused = (spec: BattleSpec) => refusal(battle(spec), precise);

test('UK-ATTR-TIR-PRECIS, UK-SHOOT-TARGET: out of sight, out of range and with empty hands it is refused', () => {
  expect(refused({ figures: { a: sniper, b: { at: [0, -7] } }, activation: 'a' })).toBe('UK-ARC-FRONT');
  expect(refused({ figures: { a: sniper, b: { at: [0, 37.1] } }, activation: 'a' })).toBe('UK-SHOOT-LONG');
  expect(refused({ figures: { a: { ...sniper, weapons: ['lame'] }, b: { at: [0, 7] } }, activation: 'a' })).toBe('UK-SHOOT-TARGET');
  expect(refusal(battle(covered), { type: 'special', rule: preciseShot.id })).toBe('UK-ATTR-TIR-PRECIS');
});

test('UK-ATTR-TIR-PRECIS: the only weapon in hand need not be named', () => {
  const match = battle(covered);
  expect(rolls(play(match, { type: 'special', rule: preciseShot.id, target: 'b' }, '1'))).toEqual(['shooting a 1']);
});
