import { expect, test } from 'vitest';
import { printed, withoutWeapon, withPiece, withSkill, withWeapon } from './figure.ts';

const figure = { profile: 'guerrier-humain', name: 'Maugis' };
const equipped = { weapons: ['arme-de-base'], armour: ['armure', 'bouclier'] };
const shields = [
  { id: 'bouclier', name: 'Bouclier' },
  { id: 'rondache', name: 'Rondache' },
];

test('UC-SYS-HANDS: a figure may own more than it holds: a weapon more keeps the others', () => {
  expect(withWeapon(figure, equipped, 'lance').weapons).toEqual(['arme-de-base', 'lance']);
  expect(withWeapon(figure, equipped, 'arme-de-base')).toBe(figure);
  expect(withoutWeapon(figure, equipped, 'arme-de-base').weapons).toEqual([]);
});

test('UC-SAVE-STACK: a shield takes the place of the other and leaves the armour', () => {
  expect(withPiece(figure, equipped, shields, 'rondache').armour).toEqual(['armure', 'rondache']);
  expect(withPiece(figure, equipped, shields, '').armour).toEqual(['armure']);
});

test('UC-MF-PRO-CHEVALIER: a level of skill is laid on a figure, and taken off again', () => {
  expect(withSkill(figure, 'chevalier')).toEqual({ ...figure, skill: 'chevalier' });
  expect(withSkill(withSkill(figure, 'chevalier'), '')).toEqual(figure);
});

test('as printed, a figure keeps its name alone', () => {
  expect(printed({ ...figure, weapons: [], armour: ['rondache'], skill: 'ranger' })).toEqual(figure);
  expect(printed({ profile: 'troll', weapons: [] })).toEqual({ profile: 'troll' });
});
