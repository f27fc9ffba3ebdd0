import { expect, test } from 'vitest';
import { medFan } from './bundled.ts';
import { figureFaults, figureNotes } from './figure-faults.ts';

const warrior = { profile: 'guerrier-humain' };
const told = (figure: Parameters<typeof figureFaults>[0]) => figureFaults(figure, medFan).map(({ at, rule }) => `${at.join('.')} ${rule}`);

test('UC-SYS-SCOPE: what is of another world is a fault where it stands', () => {
  expect(told({ profile: 'zombi', weapons: ['lance', 'blaster'], armour: ['ecu'], skill: 'jedi' })).toEqual([
    'profile UC-SYS-SCOPE',
    'weapons.1 UC-SYS-SCOPE',
    'armour.0 UC-SYS-SCOPE',
    'skill UC-SYS-SCOPE',
  ]);
});

test('UC-SAVE-STACK: the second armour and the second shield are too many', () => {
  expect(told({ ...warrior, armour: ['armure', 'rondache'] })).toEqual([]);
  expect(told({ ...warrior, armour: ['armure', 'rondache', 'armure-lourde', 'bouclier'] })).toEqual([
    'armour.2 UC-SAVE-STACK',
    'armour.3 UC-SAVE-STACK',
  ]);
});

test('UC-MF-PRO-CHEVALIER: a level of skill is laid on a figure, a whole profile is not', () => {
  expect(told({ ...warrior, skill: 'chevalier' })).toEqual([]);
  expect(told({ ...warrior, skill: 'troll' })).toEqual(['skill UC-MF-PRO-CHEVALIER']);
});

test('UC-SYS-HANDS: a two-handed weapon beside a shield is allowed, and worth knowing', () => {
  const figure = { ...warrior, weapons: ['epee', 'arme-lourde'], armour: ['armure', 'bouclier'] };
  expect(told(figure)).toEqual([]);
  expect(figureNotes(figure, medFan)).toMatchObject([{ at: ['armour', 1], rule: 'UC-SYS-HANDS' }]);
  expect(figureNotes({ ...warrior, weapons: ['baton'] }, medFan), 'the shield of its profile').toHaveLength(1);
  expect(figureNotes({ ...figure, weapons: ['epee', 'lance'] }, medFan)).toEqual([]);
});
