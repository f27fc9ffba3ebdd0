import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { rangedArms } from '../arms.ts';
import { shotOdds } from '../odds/index.ts';
import { fillers, mostOff, TINY } from '../testing-odds.ts';
import { battle, figure, gun, play, refusal, rolls, type FigureSpec } from '../testing.ts';
import { cadence, reloading } from './index.ts';

const shoot = { type: 'shoot', weapon: 'arbalete', target: 'b' } as const;
const reload = { type: 'special', rule: reloading.id, weapon: 'arbalete' } as const;
const archer = { at: [0, 0], weapons: [gun('arbalete', 10, 0, [reloading.id]), 'pistolet'], left: 4 } as const satisfies FigureSpec;

test('UK-ATTR-RECHARGEMENT: loaded at the start, empty after a shooting action, loaded by an action of its own', () => {
  const match = battle({ figures: { a: archer, b: { at: [0, 5] } }, activation: 'a' });
  expect(refusal(match, reload)).toBe('UK-ATTR-RECHARGEMENT');
  play(match, shoot, '1');
  expect(figure(match, 'a').marks).toEqual({ [reloading.id]: ['arbalete'] });
  play(match, reload);
  expect(figure(match, 'a')).toMatchObject({ marks: { [reloading.id]: [] }, left: 2, done: ['shoot', reloading.id] });
});

test('UK-ATTR-RECHARGEMENT: an empty weapon does not shoot, another one does', () => {
  const match = battle({ figures: { a: { ...archer, marks: { [reloading.id]: ['arbalete'] } }, b: { at: [0, 5] } }, activation: 'a' });
  expect([refusal(match, shoot), refusal(match, { ...shoot, weapon: 'pistolet' })]).toEqual(['UK-ATTR-RECHARGEMENT', undefined]);
});

test('UK-ATTR-RECHARGEMENT: it is done while engaged and prone, and of a weapon that needs it alone', () => {
  const match = battle({
    figures: { a: { ...archer, posture: 'prone', marks: { [reloading.id]: ['arbalete'] } }, b: { at: [0, 1] } },
    activation: 'a',
  });
  expect([refusal(match, reload), refusal(match, { ...reload, weapon: 'pistolet' })]).toEqual([undefined, 'UK-ATTR-RECHARGEMENT']);
});

test('UK-ATTR-RECHARGEMENT: an empty weapon still strikes, if it is one of melee too', () => {
  const musket = { ...gun('arbalete', 10, 0, [reloading.id]), melee: { damage: 0, rules: [] } };
  const marks = { [reloading.id]: ['arbalete'] };
  const match = battle({ figures: { a: { ...archer, weapons: [musket], marks }, b: { at: [0, 1], facing: 'south' } }, activation: 'a' });
  expect(refusal(match, shoot)).toBe('UK-ATTR-RECHARGEMENT');
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '6 1111 1'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
});

const taken = (weapon: string) => {
  const a = { at: [0, 0], gained: [{ weapon, owner: 'b' }], marks: { [reloading.id]: [`b/${weapon}`] } } as const;
  const b = { at: [0, 5], weapons: archer.weapons, lost: [weapon] } as const;
  return refusal(battle({ figures: { a: { ...a, held: [`b/${weapon}`] }, b }, activation: 'a' }), { ...reload, weapon: `b/${weapon}` });
};

test('UK-ATTR-RECHARGEMENT: who has taken up a weapon that needs it reloads it; who has taken up another has nothing to reload', () => {
  expect([taken('arbalete'), taken('pistolet')]).toEqual([undefined, 'UK-ACT-LIST']);
});

test('UK-ATTR-RECHARGEMENT: all shots of one action are made, in the odds too', () => {
  const weapon = gun('tube', 9, 0, [{ id: cadence.id, value: 2 }, reloading.id]);
  const { state } = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 5], character: true, vitality: 2 }, ...fillers },
    activation: 'a',
  });
  const [arm] = rangedArms(state, figureOf(state, 'a'));
  const odds = arm && shotOdds(state, figureOf(state, 'a'), arm, figureOf(state, 'b'));
  expect(odds?.shots).toBe(2);
  expect(mostOff(state, odds?.losses ?? [], { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
});
