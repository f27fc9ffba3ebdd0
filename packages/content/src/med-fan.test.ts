import { plain } from '@escarmouche/urss-classic/content';
import { describe, expect, test } from 'vitest';
import { medFan } from './index.ts';
import { factsOf } from './testing.ts';

const { weapon, armour, profile } = factsOf(medFan);
/** The members of a weapon that it shares with its class. */
const numbers = (id: string) => ({ ...weapon(id), id: '', cites: '' });

describe('weapons of Med Fan', () => {
  test('UC-MF-WPN-LEGERE: the class of light melee weapons, one-handed with malus damage', () => {
    expect(weapon('arme-legere')).toEqual({
      id: 'arme-legere',
      cites: 'UC-MF-WPN-LEGERE',
      class: 'melee',
      damage: 'malus',
      hands: 1,
      rules: [],
    });
  });

  test('UC-MF-WPN-DAGUE: a light melee weapon; it is not thrown', () => {
    expect(weapon('dague')).toEqual({ id: 'dague', cites: 'UC-MF-WPN-DAGUE', class: 'melee', damage: 'malus', hands: 1, rules: [] });
  });

  test('UC-MF-WPN-GOURDIN: a light melee weapon', () => {
    expect(weapon('gourdin')).toEqual({ id: 'gourdin', cites: 'UC-MF-WPN-GOURDIN', class: 'melee', damage: 'malus', hands: 1, rules: [] });
  });

  test('UC-MF-WPN-BASE: the class of basic melee weapons, one-handed without any modifier', () => {
    expect(weapon('arme-de-base')).toEqual({
      id: 'arme-de-base',
      cites: 'UC-MF-WPN-BASE',
      class: 'melee',
      damage: 'normal',
      hands: 1,
      rules: [],
    });
  });

  test('UC-MF-WPN-EPEE: a basic melee weapon', () => {
    expect(weapon('epee')).toEqual({ id: 'epee', cites: 'UC-MF-WPN-EPEE', class: 'melee', damage: 'normal', hands: 1, rules: [] });
  });

  test('UC-MF-WPN-HACHE: a basic melee weapon; it is not thrown', () => {
    expect(weapon('hache')).toEqual({ id: 'hache', cites: 'UC-MF-WPN-HACHE', class: 'melee', damage: 'normal', hands: 1, rules: [] });
  });

  test('UC-MF-WPN-MARTEAU: a basic melee weapon', () => {
    expect(weapon('marteau')).toEqual({ id: 'marteau', cites: 'UC-MF-WPN-MARTEAU', class: 'melee', damage: 'normal', hands: 1, rules: [] });
  });

  test('UC-MF-WPN-MASSE: a basic melee weapon, which does not pass shields', () => {
    expect(weapon('masse-d-arme')).toEqual({
      id: 'masse-d-arme',
      cites: 'UC-MF-WPN-MASSE',
      class: 'melee',
      damage: 'normal',
      hands: 1,
      rules: [],
    });
  });

  test('UC-MF-WPN-LOURDE UC-ATTR-DEUX-MAINS: two-handed, bonus damage', () => {
    expect(weapon('arme-lourde')).toEqual({
      id: 'arme-lourde',
      cites: 'UC-MF-WPN-LOURDE',
      class: 'melee',
      damage: 'bonus',
      hands: 2,
      rules: [{ id: 'deux-mains' }],
    });
  });

  test('UC-MF-WPN-LANCE UC-ATTR-SOUTIEN: one-handed, supports', () => {
    expect(weapon('lance')).toEqual({
      id: 'lance',
      cites: 'UC-MF-WPN-LANCE',
      class: 'melee',
      damage: 'normal',
      hands: 1,
      rules: [{ id: 'soutien' }],
    });
  });

  test('UC-MF-WPN-HALLEBARDE UC-ATTR-SOUTIEN UC-SYS-HANDS: bonus damage, supports; one-handed as printed', () => {
    expect(weapon('hallebarde')).toEqual({
      id: 'hallebarde',
      cites: 'UC-MF-WPN-HALLEBARDE',
      class: 'melee',
      damage: 'bonus',
      hands: 1,
      rules: [{ id: 'soutien' }],
    });
  });

  test('UC-MF-WPN-FLEAU UC-ATTR-PASSE-BOUCLIER: one-handed, passes shields', () => {
    expect(weapon('fleau-d-arme')).toEqual({
      id: 'fleau-d-arme',
      cites: 'UC-MF-WPN-FLEAU',
      class: 'melee',
      damage: 'normal',
      hands: 1,
      rules: [{ id: 'passe-bouclier' }],
    });
  });

  test('UC-MF-WPN-BATON UC-ATTR-DEUX-MAINS: two-handed, malus damage, multiple combats', () => {
    expect(weapon('baton')).toEqual({
      id: 'baton',
      cites: 'UC-MF-WPN-BATON',
      class: 'melee',
      damage: 'malus',
      hands: 2,
      rules: [{ id: 'deux-mains' }, { id: 'combats-multiples' }],
    });
  });

  test('UC-MF-WPN-DAGUE-DE-LANCER: thrown 5 paces, malus damage; no melee weapon', () => {
    expect(weapon('dague-de-lancer')).toEqual({
      id: 'dague-de-lancer',
      cites: 'UC-MF-WPN-DAGUE-DE-LANCER',
      class: 'thrown',
      range: 5_000,
      damage: 'malus',
      rules: [],
    });
  });

  test('UC-MF-WPN-HACHE-DE-LANCER: thrown 5 paces, malus damage; no melee weapon', () => {
    expect(weapon('hache-de-lancer')).toEqual({
      id: 'hache-de-lancer',
      cites: 'UC-MF-WPN-HACHE-DE-LANCER',
      class: 'thrown',
      range: 5_000,
      damage: 'malus',
      rules: [],
    });
  });

  test('UC-MF-WPN-ARC: shoots 20 paces, normal damage, not silent', () => {
    expect(weapon('arc')).toEqual({ id: 'arc', cites: 'UC-MF-WPN-ARC', class: 'shooting', range: 20_000, damage: 'normal', rules: [] });
  });

  test('UC-MF-WPN-ARBALETE UC-ATTR-RECHARGEMENT: shoots 20 paces, bonus damage, must be reloaded', () => {
    expect(weapon('arbalete')).toEqual({
      id: 'arbalete',
      cites: 'UC-MF-WPN-ARBALETE',
      class: 'shooting',
      range: 20_000,
      damage: 'bonus',
      rules: [{ id: 'rechargement' }],
    });
  });

  test('UC-MF-WPN-LEGERE UC-MF-WPN-BASE: every weapon of a class has the numbers of the class', () => {
    for (const id of ['dague', 'gourdin']) expect(numbers(id), id).toEqual(numbers('arme-legere'));
    for (const id of ['epee', 'hache', 'marteau', 'masse-d-arme']) expect(numbers(id), id).toEqual(numbers('arme-de-base'));
  });
});

describe('armour and shields of Med Fan', () => {
  test('UC-MF-ARM-LEGERE: malus save from every side', () => {
    expect(armour('armure-legere')).toEqual({ id: 'armure-legere', cites: 'UC-MF-ARM-LEGERE', class: 'armour', save: 'malus', arc: 'all' });
  });

  test('UC-MF-ARM-ARMURE: normal save from every side', () => {
    expect(armour('armure')).toEqual({ id: 'armure', cites: 'UC-MF-ARM-ARMURE', class: 'armour', save: 'normal', arc: 'all' });
  });

  test('UC-MF-ARM-LOURDE: bonus save from every side; nothing slows its wearer', () => {
    expect(armour('armure-lourde')).toEqual({ id: 'armure-lourde', cites: 'UC-MF-ARM-LOURDE', class: 'armour', save: 'bonus', arc: 'all' });
  });

  test('UC-MF-ARM-RONDACHE UC-ARC-FRONT: a shield: malus save from the front, in melee only', () => {
    expect(armour('rondache')).toEqual({
      id: 'rondache',
      cites: 'UC-MF-ARM-RONDACHE',
      class: 'shield',
      save: 'malus',
      arc: 'front',
      against: ['melee'],
    });
  });

  test('UC-MF-ARM-BOUCLIER UC-ARC-FRONT: a shield: malus save from the front, against melee, shots and powers', () => {
    expect(armour('bouclier')).toEqual({
      id: 'bouclier',
      cites: 'UC-MF-ARM-BOUCLIER',
      class: 'shield',
      save: 'malus',
      arc: 'front',
      against: ['melee', 'shooting', 'powers'],
    });
  });
});

describe('profiles of Med Fan', () => {
  test('UC-MF-PRO-MILICIEN-MELEE: malus combat, no equipment', () => {
    expect(profile('milicien-melee')).toEqual({
      ...plain,
      id: 'milicien-melee',
      cites: 'UC-MF-PRO-MILICIEN-MELEE',
      types: ['Milicien'],
      combat: 'malus',
    });
  });

  test('UC-MF-PRO-GUERRIER: nothing but normal skills', () => {
    expect(profile('guerrier')).toEqual({ ...plain, id: 'guerrier', cites: 'UC-MF-PRO-GUERRIER', types: ['Guerrier'] });
  });

  test('UC-MF-PRO-CHEVALIER: bonus combat, no equipment', () => {
    expect(profile('chevalier')).toEqual({
      ...plain,
      id: 'chevalier',
      cites: 'UC-MF-PRO-CHEVALIER',
      types: ['Chevalier'],
      combat: 'bonus',
    });
  });

  test('UC-MF-PRO-MILICIEN-TIR: malus shooting, no equipment', () => {
    expect(profile('milicien-tir')).toEqual({
      ...plain,
      id: 'milicien-tir',
      cites: 'UC-MF-PRO-MILICIEN-TIR',
      types: ['Milicien'],
      shooting: 'malus',
    });
  });

  test('UC-MF-PRO-ARCHER: nothing but normal skills', () => {
    expect(profile('archer')).toEqual({ ...plain, id: 'archer', cites: 'UC-MF-PRO-ARCHER', types: ['Archer'] });
  });

  test('UC-MF-PRO-RANGER: bonus shooting, no equipment', () => {
    expect(profile('ranger')).toEqual({ ...plain, id: 'ranger', cites: 'UC-MF-PRO-RANGER', types: ['Ranger'], shooting: 'bonus' });
  });

  test('UC-MF-PRO-GUERRIER-HUMAIN: a basic weapon, armour and a shield', () => {
    expect(profile('guerrier-humain')).toEqual({
      ...plain,
      id: 'guerrier-humain',
      cites: 'UC-MF-PRO-GUERRIER-HUMAIN',
      types: ['Humain', 'Guerrier'],
      weapons: ['arme-de-base'],
      armour: ['armure', 'bouclier'],
    });
  });

  test('UC-MF-PRO-ARCHER-ELFE: bonus shooting, agile walker, bow and dagger', () => {
    expect(profile('archer-elfe')).toEqual({
      ...plain,
      id: 'archer-elfe',
      cites: 'UC-MF-PRO-ARCHER-ELFE',
      types: ['Elfe', 'Archer'],
      shooting: 'bonus',
      weapons: ['arc', 'dague'],
      rules: [{ id: 'marcheur-agile' }],
    });
  });

  test('UC-MF-PRO-GUERRIER-NAIN: robust, a basic weapon and armour', () => {
    expect(profile('guerrier-nain')).toEqual({
      ...plain,
      id: 'guerrier-nain',
      cites: 'UC-MF-PRO-GUERRIER-NAIN',
      types: ['Nain', 'Guerrier'],
      weapons: ['arme-de-base'],
      armour: ['armure'],
      rules: [{ id: 'robuste' }],
    });
  });

  test('UC-MF-PRO-MAGICIEN: character, malus combat, staff, magic bolt, hold and magic shield', () => {
    expect(profile('magicien')).toEqual({
      ...plain,
      id: 'magicien',
      cites: 'UC-MF-PRO-MAGICIEN',
      types: ['Magicien'],
      combat: 'malus',
      weapons: ['baton'],
      rules: [
        { id: 'personnage' },
        { id: 'trait-magique', level: 'normal' },
        { id: 'immobilisation', level: 'normal' },
        { id: 'bouclier-magique', level: 'normal' },
      ],
    });
  });

  test('UC-MF-PRO-PALADIN: character, healing, a basic weapon and armour', () => {
    expect(profile('paladin')).toEqual({
      ...plain,
      id: 'paladin',
      cites: 'UC-MF-PRO-PALADIN',
      types: ['Paladin'],
      weapons: ['arme-de-base'],
      armour: ['armure'],
      rules: [{ id: 'personnage' }, { id: 'guerison', level: 'normal' }],
    });
  });

  test('UC-MF-PRO-TROLL: huge, malus combat, bonus damage, robust, frightening, group attack, a basic weapon, no armour', () => {
    expect(profile('troll')).toEqual({
      ...plain,
      id: 'troll',
      cites: 'UC-MF-PRO-TROLL',
      types: ['Troll'],
      combat: 'malus',
      damage: 'bonus',
      weapons: ['arme-de-base'],
      rules: [{ id: 'enorme' }, { id: 'robuste' }, { id: 'effrayant' }, { id: 'attaque-de-groupe' }],
    });
  });
});

test('UC-SYS-SCOPE: the Med Fan lists hold these weapons, this armour and these profiles, no more', () => {
  expect(Object.keys(medFan.weapons)).toHaveLength(17);
  expect(Object.keys(medFan.armour)).toHaveLength(5);
  expect(Object.keys(medFan.profiles)).toHaveLength(12);
});
