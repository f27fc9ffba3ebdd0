import { expect, test } from 'vitest';
import { battle, blade, figure, gun, levels, ofType, play, refusal, rolls } from '../testing.ts';
import { thrown } from './index.ts';

const grenades = gun('grenades', 3, 1, [thrown.id]);
const throwAt = { type: 'shoot', weapon: 'grenades', target: 'b' } as const;
const figures = { a: { at: [0, 0], skills: { shooting: 2, throwing: null }, weapons: [grenades] }, b: { at: [0, 4] } } as const;

test('UK-ATTR-LANCER, UK-SKILL-DEFAULT: thrown at 3- by who has no Lancer, whatever its Tir', () => {
  const match = battle({ figures, activation: 'a' });
  const events = play(match, throwAt, '5644 11');
  expect(rolls(events)).toEqual(['shooting a 4', 'damage a 1']);
  expect(levels(events, 'shooting')).toEqual([-3]);
});

test('UK-ATTR-LANCER, UK-SHOOT-LONG, UK-ACT-AIM, UK-SKILL-LIST: what changes Tir changes Lancer', () => {
  const match = battle({ figures: { ...figures, a: { ...figures.a, skills: { throwing: 1 } }, b: { at: [0, 7] } }, activation: 'a' });
  expect(levels(play(match, [{ type: 'aim' }, throwAt], '11'), 'shooting')).toEqual([1]);
});

test('UK-ATTR-LANCER: a thrown weapon is not used up', () => {
  const match = battle({ figures: { ...figures, a: { ...figures.a, skills: {} } }, activation: 'a' });
  play(match, throwAt, '1');
  expect(figure(match, 'a').lost).toEqual([]);
});

test('UK-ATTR-LANCER: by option it is gone once thrown, as a melee weapon too', () => {
  const dagger = { ...blade('dague', -1), ranged: { damage: -1, range: 3000, rules: [{ id: thrown.id }] } };
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [dagger], left: 3 }, b: { at: [0, 4] } },
    activation: 'a',
    options: { 'thrown.consumed': 'yes' },
  });
  const events = play(match, { ...throwAt, weapon: 'dague' }, '1');
  expect(ofType(events, 'weaponLost')).toEqual([{ type: 'weaponLost', figure: 'a', weapon: 'dague', rule: thrown.cites[0] }]);
  expect(figure(match, 'a')).toMatchObject({ lost: ['dague'], held: [] });
  expect(match.state.drops).toEqual([]);
  expect(refusal(match, { ...throwAt, weapon: 'dague' })).toBe('UK-ACT-ONCE');
});
