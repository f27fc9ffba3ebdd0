import { expectedOf, figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { expectedShot } from '../odds/expected.ts';
import { shotOdds } from '../odds/index.ts';
import { fillers, mostOff, TINY } from '../testing-odds.ts';
import { battle, gun, play, refusal, rolls, WEAPONS } from '../testing.ts';
import { cadence, personnage, reloading } from './index.ts';

const shoot = { type: 'shoot', weapon: 'arbalete', target: 'b' } as const;
const reload = { type: 'special', rule: 'rechargement', weapon: 'arbalete' } as const;
const figures = { a: { weapons: ['arbalete', 'pistolet'], at: [0, 0] }, b: { at: [0, 8] } } as const;

test('UC-ATTR-RECHARGEMENT UC-ACT-RELOAD: loaded at the start; shot and reloaded in one activation, it shoots in the next', () => {
  const match = battle({ figures, activation: 'a' });
  expect(refusal(match, reload)).toBe('UC-ACT-RELOAD');
  expect(rolls(play(match, [shoot, reload], '11'))).toEqual(['shooting a 2']);
  play(match, [{ type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(refusal(match, shoot)).toBeUndefined();
});

test('UC-ATTR-RECHARGEMENT: not reloaded, it does not shoot; reloaded first, it does in the same activation', () => {
  const match = battle({ figures, activation: 'a' });
  play(match, [shoot, { type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }], '11');
  expect(refusal(match, shoot)).toBe('UC-ATTR-RECHARGEMENT');
  expect(refusal(match, { ...shoot, weapon: 'pistolet' })).toBeUndefined();
  play(match, reload);
  expect(refusal(match, reload)).toBe('UC-ACT-ONCE');
  expect(refusal(match, shoot)).toBeUndefined();
});

test('UC-ACT-RELOAD: only a weapon with the rule is reloaded', () => {
  const match = battle({ figures, activation: 'a' });
  expect(refusal(match, { type: 'special', rule: 'rechargement', weapon: 'pistolet' })).toBe('UC-ACT-RELOAD');
  expect(refusal(match, { type: 'special', rule: 'rechargement', weapon: 'blaster' })).toBe('UC-ACT-RELOAD');
  const none = battle({ figures: { a: { weapons: ['pistolet'], at: [0, 0] }, b: { at: [0, 8] } }, activation: 'a' });
  expect(refusal(none, { type: 'special', rule: 'rechargement', weapon: 'pistolet' })).toBe('UC-ACT-LIST');
});

test('UC-ACT-RELOAD: an action loads the one weapon named', () => {
  const other = { ...WEAPONS.arbalete, id: 'arbalete-2' };
  const match = battle({
    figures: {
      a: { weapons: ['arbalete', other], at: [0, 0], marks: { rechargement: ['arbalete', 'arbalete-2'] } },
      b: { at: [0, 8] },
    },
    activation: 'a',
  });
  play(match, reload);
  expect(refusal(match, shoot)).toBeUndefined();
  expect(refusal(match, { ...shoot, weapon: 'arbalete-2' })).toBe('UC-ATTR-RECHARGEMENT');
});

test('UC-ATTR-RECHARGEMENT: with several shots an action, only the first is made, and no other target is asked for', () => {
  const tube = gun('tube', 20, 'normal', [{ id: cadence.id, value: 3 }, reloading.id]);
  const match = battle({ figures: { a: { weapons: [tube], at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [2, 8] } }, activation: 'a' });
  expect(rolls(play(match, { ...shoot, weapon: 'tube' }, '11'))).toEqual(['shooting a 2']);
  expect(match.pending).toBeUndefined();
  expect(match.state.figures['a']?.marks).toEqual({ [reloading.id]: ['tube'] });
});

test('UC-ATTR-RECHARGEMENT: a weapon that is unloaded after its first shot shoots no second one', () => {
  const weapon = gun('tube', 20, 'bonus', [{ id: cadence.id, value: 3 }, reloading.id]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { rules: [personnage.id], vitality: 2, at: [0, 5] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.shots).toBe(1);
  expect(expectedShot(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'))).toEqual(odds.losses.map(expectedOf));
  expect(mostOff(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' })).toBeLessThan(TINY);
});
