import { expect, test } from 'vitest';
import { generic, starWars } from './index.ts';

const weapon = (id: string) => {
  const { name: _name, id: _id, ...facts } = generic.weapons[id] ?? { name: '', id: '' };
  return facts;
};
const armour = (id: string) => {
  const { name: _name, id: _id, ...facts } = generic.armour[id] ?? { name: '', id: '' };
  return facts;
};

test('UC-SYS-HANDS: one-handed melee weapons and their damage', () => {
  expect(weapon('dague')).toEqual({ cites: 'UC-MF-WPN-DAGUE', class: 'melee', damage: 'malus', hands: 1, rules: [] });
  expect(weapon('epee')).toEqual({ cites: 'UC-MF-WPN-EPEE', class: 'melee', damage: 'normal', hands: 1, rules: [] });
  expect(weapon('hache')).toEqual({ cites: 'UC-MF-WPN-HACHE', class: 'melee', damage: 'normal', hands: 1, rules: [] });
});

test('UC-ATTR-DEUX-MAINS: the heavy weapon takes both hands and has bonus damage', () => {
  const rules = [{ id: 'deux-mains' }];
  expect(weapon('arme-lourde')).toEqual({ cites: 'UC-MF-WPN-LOURDE', class: 'melee', damage: 'bonus', hands: 2, rules });
});

test('UC-ATTR-SOUTIEN: the spear supports, one-handed', () => {
  expect(weapon('lance')).toEqual({ cites: 'UC-MF-WPN-LANCE', class: 'melee', damage: 'normal', hands: 1, rules: [{ id: 'soutien' }] });
});

test('UC-ATTR-PASSE-BOUCLIER: the flail passes shields', () => {
  const rules = [{ id: 'passe-bouclier' }];
  expect(weapon('fleau')).toEqual({ cites: 'UC-MF-WPN-FLEAU', class: 'melee', damage: 'normal', hands: 1, rules });
});

test('UC-ATTR-PERCE-ARMURE: the pick pierces armour', () => {
  expect(weapon('pic')).toMatchObject({ class: 'melee', damage: 'normal', hands: 1, rules: [{ id: 'perce-armure' }] });
});

test('UC-ATTR-SILENCIEUX: the bow is silent, 30 paces, malus damage', () => {
  const rules = [{ id: 'silencieux' }];
  expect(weapon('arc')).toEqual({ cites: 'UC-SV-WPN-ARC', class: 'shooting', range: 30_000, damage: 'malus', rules });
});

test('UC-ATTR-RECHARGEMENT: the crossbow must be reloaded, 20 paces, bonus damage', () => {
  const rules = [{ id: 'rechargement' }];
  expect(weapon('arbalete')).toEqual({ cites: 'UC-MF-WPN-ARBALETE', class: 'shooting', range: 20_000, damage: 'bonus', rules });
});

test('UC-SHOOT-RANGE: pistol 15 paces and rifle 30, normal damage', () => {
  expect(weapon('pistolet')).toEqual({ cites: 'UC-SV-WPN-PISTOLET', class: 'shooting', range: 15_000, damage: 'normal', rules: [] });
  expect(weapon('fusil')).toEqual({ cites: 'UC-SV-WPN-FUSIL', class: 'shooting', range: 30_000, damage: 'normal', rules: [] });
});

test('UC-ATTR-DEVIATION: a thrown weapon with zone and deviation, which no list prints', () => {
  const rules = [{ id: 'zone', value: 3 }, { id: 'deviation' }];
  expect(weapon('pot-a-feu')).toMatchObject({ class: 'thrown', range: 10_000, damage: 'malus', rules });
});

test('UC-SAVE-STACK: armour saves all round, normal and bonus', () => {
  expect(armour('armure')).toEqual({ cites: 'UC-MF-ARM-ARMURE', class: 'armour', save: 'normal', arc: 'all' });
  expect(armour('armure-lourde')).toEqual({ cites: 'UC-MF-ARM-LOURDE', class: 'armour', save: 'bonus', arc: 'all' });
});

test('UC-SAVE-STACK UC-ARC-FRONT: shields save at malus from the front, the buckler in melee only', () => {
  expect(armour('rondache')).toEqual({ cites: 'UC-MF-ARM-RONDACHE', class: 'shield', save: 'malus', arc: 'front', against: ['melee'] });
  const against = ['melee', 'shooting', 'powers'];
  expect(armour('bouclier')).toEqual({ cites: 'UC-MF-ARM-BOUCLIER', class: 'shield', save: 'malus', arc: 'front', against });
});

test('UC-ATTR-AMBIDEXTRE: a profile may list the same weapon twice', () => {
  expect(generic.profiles['duelliste']?.weapons).toEqual(['pistolet', 'pistolet']);
});

test('UC-SYS-SCOPE: generic ids never clash with those of Star Wars', () => {
  const ids = [starWars, generic].flatMap((content) =>
    [content.weapons, content.armour, content.profiles].flatMap((list) => Object.keys(list)),
  );
  // Only across the two contents: a slug may name a profile and a rule.
  const clashes = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(clashes).toEqual([]);
});

test('UC-SYS-SCOPE: an id that every object inherits names nothing', () => {
  expect(generic.weapons['constructor']).toBeUndefined();
  expect(starWars.profiles['__proto__']).toBeUndefined();
});
