import { plain } from '@escarmouche/urss-classic/content';
import { describe, expect, test } from 'vitest';
import { medFan, survivants } from './index.ts';
import { factsOf } from './testing.ts';

const { weapon, profile } = factsOf(survivants);

describe('weapons of Survivants', () => {
  test('UC-SV-WPN-ARME-2-MAINS UC-ATTR-DEUX-MAINS: two-handed, bonus damage', () => {
    expect(weapon('arme-a-2-mains')).toEqual({
      id: 'arme-a-2-mains',
      cites: 'UC-SV-WPN-ARME-2-MAINS',
      class: 'melee',
      damage: 'bonus',
      hands: 2,
      rules: [{ id: 'deux-mains' }],
    });
  });

  test('UC-SV-WPN-ARC UC-ATTR-SILENCIEUX: shoots 30 paces, malus damage, silent', () => {
    expect(weapon('arc')).toEqual({
      id: 'arc',
      cites: 'UC-SV-WPN-ARC',
      class: 'shooting',
      range: 30_000,
      damage: 'malus',
      rules: [{ id: 'silencieux' }],
    });
  });

  test('UC-SV-WPN-ARBALETE UC-ATTR-SILENCIEUX UC-ATTR-RECHARGEMENT: shoots 30 paces, normal damage, silent, must be reloaded', () => {
    expect(weapon('arbalete')).toEqual({
      id: 'arbalete',
      cites: 'UC-SV-WPN-ARBALETE',
      class: 'shooting',
      range: 30_000,
      damage: 'normal',
      rules: [{ id: 'silencieux' }, { id: 'rechargement' }],
    });
  });

  test('UC-SV-WPN-PISTOLET: shoots 15 paces, normal damage', () => {
    expect(weapon('pistolet')).toEqual({
      id: 'pistolet',
      cites: 'UC-SV-WPN-PISTOLET',
      class: 'shooting',
      range: 15_000,
      damage: 'normal',
      rules: [],
    });
  });

  test('UC-SV-WPN-PISTOLET-MITRAILLEUR: shoots 15 paces, bonus damage', () => {
    expect(weapon('pistolet-mitrailleur')).toEqual({
      id: 'pistolet-mitrailleur',
      cites: 'UC-SV-WPN-PISTOLET-MITRAILLEUR',
      class: 'shooting',
      range: 15_000,
      damage: 'bonus',
      rules: [],
    });
  });

  test('UC-SV-WPN-FUSIL: shoots 30 paces, normal damage', () => {
    expect(weapon('fusil')).toEqual({
      id: 'fusil',
      cites: 'UC-SV-WPN-FUSIL',
      class: 'shooting',
      range: 30_000,
      damage: 'normal',
      rules: [],
    });
  });

  test('UC-SV-WPN-FUSIL-D-ASSAUT UC-ATTR-CADENCE: shoots 30 paces twice in one action, normal damage', () => {
    expect(weapon('fusil-d-assaut')).toEqual({
      id: 'fusil-d-assaut',
      cites: 'UC-SV-WPN-FUSIL-D-ASSAUT',
      class: 'shooting',
      range: 30_000,
      damage: 'normal',
      rules: [{ id: 'cadence', value: 2 }],
    });
  });

  test('UC-SV-WPN-GRENADES UC-ATTR-ZONE: thrown 15 paces, malus damage, Zone 3, no deviation as printed', () => {
    expect(weapon('grenades')).toEqual({
      id: 'grenades',
      cites: 'UC-SV-WPN-GRENADES',
      class: 'thrown',
      range: 15_000,
      damage: 'malus',
      rules: [{ id: 'zone', value: 3 }],
    });
  });

  test('UC-SV-WPN-ARME-2-MAINS UC-SYS-SCOPE: light and basic melee weapons of Med Fan may be given, as they are there, and no others', () => {
    const borrowed = Object.values(survivants.weapons).filter(({ cites }) => !cites.startsWith('UC-SV-'));
    const classes = ['arme-legere', 'dague', 'gourdin', 'arme-de-base', 'epee', 'hache', 'marteau', 'masse-d-arme'];
    expect(borrowed).toEqual(classes.map((id) => medFan.weapons[id]));
    expect(Object.keys(survivants.weapons)).toHaveLength(8 + borrowed.length);
  });
});

describe('profiles of Survivants', () => {
  test('UC-SV-PRO-SURVIVANT: malus combat and shooting, no weapon', () => {
    expect(profile('survivant')).toEqual({
      ...plain,
      id: 'survivant',
      cites: 'UC-SV-PRO-SURVIVANT',
      types: ['Survivant'],
      combat: 'malus',
      shooting: 'malus',
    });
  });

  test('UC-SV-PRO-POLICIER: nothing but normal skills', () => {
    expect(profile('policier-survivant')).toEqual({
      ...plain,
      id: 'policier-survivant',
      cites: 'UC-SV-PRO-POLICIER',
      types: ['Survivant', 'Policier'],
    });
  });

  test('UC-SV-PRO-INFIRMIER: malus combat and shooting, healing at bonus', () => {
    expect(profile('infirmier-survivant')).toEqual({
      ...plain,
      id: 'infirmier-survivant',
      cites: 'UC-SV-PRO-INFIRMIER',
      types: ['Survivant', 'Infirmier'],
      combat: 'malus',
      shooting: 'malus',
      rules: [{ id: 'guerison', level: 'bonus' }],
    });
  });

  test('UC-SV-PRO-PRETRE: malus combat and shooting, a holy book, healing at malus', () => {
    expect(profile('pretre-survivant')).toEqual({
      ...plain,
      id: 'pretre-survivant',
      cites: 'UC-SV-PRO-PRETRE',
      types: ['Survivant', 'Prêtre'],
      combat: 'malus',
      shooting: 'malus',
      rules: [{ id: 'livre-saint' }, { id: 'guerison', level: 'malus' }],
    });
  });

  test('UC-SV-PRO-ZOMBI: slow, frightening, does not push back, limited movement, malus morale, bare hands', () => {
    expect(profile('zombi')).toEqual({
      ...plain,
      id: 'zombi',
      cites: 'UC-SV-PRO-ZOMBI',
      types: ['Zombi'],
      morale: 'malus',
      rules: [{ id: 'lent' }, { id: 'effrayant' }, { id: 'ne-repousse-pas' }, { id: 'deplacement-limite' }],
    });
  });
});

test('UC-SYS-SCOPE: the Survivants lists hold five profiles and no armour', () => {
  expect(Object.keys(survivants.profiles)).toHaveLength(5);
  expect(Object.keys(survivants.armour)).toEqual([]);
});

test('UC-SYS-SCOPE: the bows and crossbows of the two worlds differ', () => {
  for (const id of ['arc', 'arbalete']) {
    expect(survivants.weapons[id]?.range, id).toBe(30_000);
    expect(medFan.weapons[id]?.range, id).toBe(20_000);
    expect(survivants.weapons[id]?.damage, id).not.toBe(medFan.weapons[id]?.damage);
  }
});
