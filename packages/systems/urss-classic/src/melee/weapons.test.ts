import { expect, test } from 'vitest';
import { battle, blade, figure, play, rolls, type FigureSpec } from '../testing.ts';
import { meleeWeapons, weaponsInUse } from './weapons.ts';

const duel = (a: FigureSpec, b: FigureSpec) =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, 1], facing: 'south', ...b } }, activation: 'a' });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-MELEE-WEAPON-CHOICE UC-SYS-DECISIONS: both choose their weapon before any die, the attacker first', () => {
  const match = duel({ weapons: ['epee', 'hache'] }, { weapons: ['lourde', 'epee'] });
  const events = play(match, fightB, '66 11 136', [
    ['meleeWeapon', 'hache'],
    ['meleeWeapon', 'epee'],
  ]);
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 9']);
});

test('UC-MELEE-WEAPON-CHOICE: nobody is asked to choose between weapons that do the same', () => {
  const match = duel({ weapons: ['epee', blade('sword')] }, { weapons: ['vibrolame'] });
  expect(rolls(play(match, fightB, '66 11 11'))).toEqual(['combat a 12', 'combat b 2', 'damage a 2']);
});

test('UC-MELEE-WEAPON-CHOICE: bare hands cannot be preferred to a weapon', () => {
  const match = duel({ weapons: ['epee', 'baton'] }, { weapons: ['vibrolame'] });
  expect(() => play(match, fightB, '', [['meleeWeapon', 'bare-hands']])).toThrow(/not offered/);
});

/** Weapons in the hands of a, between two assailants with its first weapon. */
function between(weapons: FigureSpec['weapons']): string[] {
  const match = battle({
    figures: { a: { at: [0, 0], weapons }, b: { at: [0, 1], weapons: ['vibrolame'] }, b2: { at: [0, -1], weapons: ['vibrolame'] } },
    activation: 'a',
  });
  const [a, b] = [figure(match, 'a'), figure(match, 'b')];
  return weaponsInUse(match.state, a, b, meleeWeapons(match.state, a)[0]).map(({ id }) => id);
}

test('UC-SYS-HANDS: the second weapon in hand is a one-handed one', () => {
  expect(between(['epee', 'hache'])).toEqual(['epee', 'hache']);
  expect(between(['epee', 'lourde'])).toEqual(['epee']);
  expect(between(['epee', 'lourde', 'hache'])).toEqual(['epee', 'hache']);
  expect(between(['lourde', 'epee'])).toEqual(['lourde']);
});
