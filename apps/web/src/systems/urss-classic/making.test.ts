import { choiceOf, figureOf } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { making } from './making.ts';

const warrior = { profile: 'guerrier-humain' };
const faults = (figure: Parameters<typeof making.equipped>[1]) =>
  making.judge('med-fan', [warrior, figure]).map(({ at, rule, forbids }) => `${at.join('.')} ${rule}${forbids ? '' : ' (note)'}`);

test('UC-SYS-SCOPE: what the world of a band has not is told at its line, whatever it is called', () => {
  expect(
    faults({ ...warrior, gear: { weapons: [{ id: 'lance' }], armour: [{ id: 'rondache' }] }, levels: { skill: 'chevalier' } }),
  ).toEqual([]);
  expect(faults({ profile: 'zombi' })).toEqual(['1.profile UC-SYS-SCOPE']);
  expect(faults({ ...warrior, gear: { weapons: [{ id: 'blaster' }] } })).toEqual(['1.weapons.0 UC-SYS-SCOPE']);
  expect(faults({ ...warrior, gear: { armour: [{ id: 'constructor' }] } })).toEqual(['1.armour.0 UC-SYS-SCOPE']);
  expect(faults({ ...warrior, levels: { skill: '__proto__' } })).toEqual(['1.skill UC-SYS-SCOPE']);
});

test('UC-SYS-HANDS: a two-handed weapon beside a shield is worth knowing, no more', () => {
  expect(faults({ ...warrior, gear: { weapons: [{ id: 'baton' }] } })).toEqual(['1.armour.1 UC-SYS-HANDS (note)']);
});

test('UC-SAVE-STACK: shields stand beside armour on one shelf, and either is found there with what it does', () => {
  const armour = making.shelves('med-fan', 'fr').find(({ kind }) => kind === 'armour');
  expect(armour?.groups.map(({ name, pieces }) => [name, pieces.length])).toEqual([
    ['Armures', 3],
    ['Boucliers', 2],
  ]);
  expect(armour?.groups[1]?.pieces[1]).toEqual({
    id: 'bouclier',
    rule: 'UC-MF-ARM-BOUCLIER',
    name: 'Bouclier',
    detail: 'sauvegarde Malus, face avant',
  });
});

test('a figure has what is chosen, and of the rest what its profile is printed with', () => {
  expect(making.equipped('med-fan', { ...warrior, gear: { weapons: [] } })).toEqual({
    weapons: [],
    armour: [{ id: 'armure' }, { id: 'bouclier' }],
  });
});

test('a figure of a pack goes to the page and back as it is', () => {
  const figure = { profile: 'guerrier-humain', name: 'Maugis', weapons: ['lance'], armour: [], skill: 'chevalier' };
  expect(figureOf(choiceOf(figure))).toEqual(figure);
  expect(figureOf(choiceOf({ profile: 'troll' }))).toEqual({ profile: 'troll' });
});
