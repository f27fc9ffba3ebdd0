import { describe, expect, test } from 'vitest';
import { kit } from './index.ts';

/** An entry without its id and names, of which the rules ask nothing. */
const facts = <T extends { readonly id: string; readonly name: unknown; readonly also?: unknown }>(item: T | undefined) => {
  if (!item) throw new Error('no such item');
  const { id: _id, name: _name, also: _also, ...rest } = item;
  return rest;
};
const weapon = (id: string) => facts(kit.weapons[id]);

const QUIET = { id: 'silencieux' };
const TWO_HANDS = { id: 'deux-mains' };
const SHIELD = { id: 'passe-bouclier' };
const THROWN = { id: 'lancer' };
const pierces = (value: number) => ({ id: 'transperce-armure', value });
const cut = (level: number) => ({ id: 'de-taille-et-d-estoc', level });
const stun = (level: number) => ({ id: 'assommoir', level });
const area = (value: number) => ({ id: 'zone', value });
const paces = (count: number) => count * 1000;

/** Melee weapons are silent by default (UK-EQ-SILENT). */
const melee = (cites: string, hands: number, damage: number, ...rules: readonly object[]) => ({
  cites,
  hands,
  melee: { damage, rules: [...rules, QUIET] },
});
const ranged = (cites: string, hands: number, range: number, damage: number, ...rules: readonly object[]) => ({
  cites,
  hands,
  ranged: { range: paces(range), damage, rules: [...(hands === 2 ? [TWO_HANDS] : []), ...rules] },
});

describe('melee weapons', () => {
  test('UK-MWP-DAGUE, UK-RWP-DAGUE: one item with both uses', () => {
    expect(weapon('dague')).toEqual({
      ...melee('UK-MWP-DAGUE', 1, -1, cut(-2)),
      ranged: { cites: 'UK-RWP-DAGUE', range: paces(1), damage: -1, rules: [THROWN, QUIET] },
    });
  });

  test('UK-MWP-VIBRODAGUE, UK-RWP-VIBRODAGUE: one item with both uses', () => {
    expect(weapon('vibrodague')).toEqual({
      ...melee('UK-MWP-VIBRODAGUE', 1, 0, cut(-2), pierces(1)),
      ranged: { cites: 'UK-RWP-VIBRODAGUE', range: paces(1), damage: 0, rules: [THROWN, pierces(1), QUIET] },
    });
  });

  test.each([
    ['matraque', melee('UK-MWP-MATRAQUE', 1, -1, stun(-2))],
    ['epee', melee('UK-MWP-EPEE', 1, 0, cut(-1))],
    ['hache-a-2-mains', melee('UK-MWP-HACHE-2-MAINS', 2, 1, TWO_HANDS, pierces(1))],
    ['marteau', melee('UK-MWP-MARTEAU', 1, 0, stun(-1))],
    ['electro-matraque-en-phrik', melee('UK-MWP-ELECTRO-MATRAQUE', 1, -1, { id: 'electrochoc' }, stun(-1), { id: 'phrik' })],
    ['vibroepee', melee('UK-MWP-VIBROEPEE', 1, 1, cut(-1))],
    ['vibroepee-en-phrik', melee('UK-MWP-VIBROEPEE-PHRIK', 1, 1, cut(-1), { id: 'phrik' })],
    ['baton-de-combat', melee('UK-MWP-BATON-DE-COMBAT', 2, -1, TWO_HANDS, { id: 'combats-multiples' })],
    [
      'electro-baton-en-phrik',
      melee('UK-MWP-ELECTRO-BATON', 2, -1, TWO_HANDS, { id: 'combats-multiples' }, { id: 'electrochoc' }, { id: 'phrik' }),
    ],
  ])(
    'UK-MWP-MATRAQUE, UK-MWP-EPEE, UK-MWP-HACHE-2-MAINS, UK-MWP-MARTEAU, UK-MWP-ELECTRO-MATRAQUE, UK-MWP-VIBROEPEE, UK-MWP-VIBROEPEE-PHRIK, UK-MWP-BATON-DE-COMBAT, UK-MWP-ELECTRO-BATON: %s',
    (id, expected) => {
      expect(weapon(id)).toEqual(expected);
    },
  );

  test('UK-MWP-SABRE-LASER, UK-MWP-DOUBLE-SABRE-LASER: both are of the kind that counters ask for', () => {
    const blade = [pierces(3), { id: 'brise-arme' }, { id: 'parade-des-tirs' }];
    const kinds = ['sabre-laser'];
    expect(weapon('sabre-laser')).toEqual({ ...melee('UK-MWP-SABRE-LASER', 1, 2, ...blade), kinds });
    const double = melee('UK-MWP-DOUBLE-SABRE-LASER', 2, 2, TWO_HANDS, ...blade, { id: 'combats-multiples' });
    expect(weapon('double-sabre-laser')).toEqual({ ...double, kinds });
  });

  test('UK-MWP-FOUET: damage 2-, of the kind that the expert asks for', () => {
    expect(weapon('fouet')).toEqual({ ...melee('UK-MWP-FOUET', 1, -2, { id: 'fouet' }), kinds: ['fouet'] });
  });

  test('UK-MWP-EPEE, UK-MWP-MARTEAU: two names, one profile', () => {
    expect(kit.weapons['epee']?.also).toEqual([{ fr: 'Machette', en: 'Machete' }]);
    expect(kit.weapons['marteau']?.also).toEqual([{ fr: 'Masse d’arme', en: 'Mace' }]);
  });

  test('UK-MWP-ARME-LEGERE: what a two-handed gun counts as is no item', () => {
    expect(Object.keys(kit.weapons)).not.toContain('arme-legere');
    expect(Object.keys(kit.weapons)).toHaveLength(29);
  });
});

const cadence = (value: number) => ({ id: 'cadence', value });

describe('ranged weapons', () => {
  const bomb = [THROWN, { id: 'deviation' }, SHIELD, pierces(1)];

  test.each([
    ['pistolet', { ...ranged('UK-RWP-PISTOLET', 1, 6, 1, SHIELD), kinds: ['munitions'] }],
    ['fusil', { ...ranged('UK-RWP-FUSIL', 2, 12, 1, SHIELD, pierces(1)), kinds: ['munitions'] }],
    ['arbalete-wookie', ranged('UK-RWP-ARBALETE-WOOKIE', 2, 5, 2, area(1), SHIELD, pierces(2))],
    ['grenades', ranged('UK-RWP-GRENADES', 1, 3, 1, area(2), ...bomb, { id: 'projection', level: 0 })],
    ['cocktail-molotov', ranged('UK-RWP-COCKTAIL-MOLOTOV', 1, 3, 0, area(3), ...bomb)],
    ['fusil-blaster', ranged('UK-RWP-FUSIL-BLASTER', 2, 12, 2, pierces(1))],
    ['fusil-blaster-lourd', ranged('UK-RWP-FUSIL-BLASTER-LOURD', 2, 12, 2, pierces(2))],
    ['fusil-blaster-a-repetition', ranged('UK-RWP-FUSIL-BLASTER-REPETITION', 2, 10, 2, cadence(2), pierces(1))],
    ['petit-pistolet-blaster', ranged('UK-RWP-PETIT-PISTOLET-BLASTER', 1, 5, 1)],
    ['pistolet-blaster', ranged('UK-RWP-PISTOLET-BLASTER', 1, 5, 2)],
    ['lance-flamme', ranged('UK-RWP-LANCE-FLAMME', 1, 3, 1, area(1), SHIELD, pierces(1))],
    ['gatling-blaster', ranged('UK-RWP-GATLING-BLASTER', 2, 12, 2, cadence(3), pierces(1))],
    ['fusil-blaster-de-sniper', ranged('UK-RWP-FUSIL-BLASTER-SNIPER', 2, 18, 2, pierces(1))],
  ])(
    'UK-RWP-PISTOLET, UK-RWP-FUSIL, UK-RWP-ARBALETE-WOOKIE, UK-RWP-GRENADES, UK-RWP-COCKTAIL-MOLOTOV, UK-RWP-FUSIL-BLASTER, UK-RWP-FUSIL-BLASTER-LOURD, UK-RWP-FUSIL-BLASTER-REPETITION, UK-RWP-PETIT-PISTOLET-BLASTER, UK-RWP-PISTOLET-BLASTER, UK-RWP-LANCE-FLAMME, UK-RWP-GATLING-BLASTER, UK-RWP-FUSIL-BLASTER-SNIPER: %s',
    (id, expected) => {
      expect(weapon(id)).toEqual(expected);
    },
  );
});

describe('what protects', () => {
  const phrik = { rules: [{ id: 'armure-en-phrik' }] };
  const plain = { rules: [] };

  test('UK-ARM-LEGERE, UK-ARM-ARMURE, UK-ARM-PHRIK, UK-ARM-LOURDE, UK-ARM-LOURDE-PHRIK, UK-ARM-CHAMP: saves, and what they answer', () => {
    expect(Object.values(kit.armour).map(facts)).toEqual([
      { cites: 'UK-ARM-LEGERE', save: -2, ...plain },
      { cites: 'UK-ARM-ARMURE', save: -1, ...plain },
      { cites: 'UK-ARM-PHRIK', save: -1, ...phrik },
      { cites: 'UK-ARM-LOURDE', save: 0, ...plain },
      { cites: 'UK-ARM-LOURDE-PHRIK', save: 0, ...phrik },
      { cites: 'UK-ARM-CHAMP', save: 2, against: 'shots', field: true, ...plain },
    ]);
  });

  test('UK-SHD-BOUCLIER, UK-SHD-PHRIK: held in one hand', () => {
    expect(Object.values(kit.shields).map(facts)).toEqual([
      { cites: 'UK-SHD-BOUCLIER', hands: 1, save: -1, ...plain },
      { cites: 'UK-SHD-PHRIK', hands: 1, save: -1, ...phrik },
    ]);
  });
});

describe('what improves', () => {
  test('UK-UPG-POINGS-AMERICAINS, UK-UPG-COUTEAU: worn, and still unarmed', () => {
    expect(weapon('poings-americains')).toEqual({
      ...melee('UK-UPG-POINGS-AMERICAINS', 0, 1, { id: 'sans-arme' }, stun(-2)),
      kinds: ['poings-americains'],
    });
    expect(weapon('couteau')).toEqual(melee('UK-UPG-COUTEAU', 0, 1, { id: 'sans-arme' }, cut(-2)));
  });

  test('UK-UPG-PORTEE-AMELIOREE, UK-UPG-MUNITIONS-DUM-DUM, UK-UPG-MUNITIONS-PERFORANTES: what each adds, and to what', () => {
    const ammunition = { only: 'munitions', ammunition: true };
    expect(Object.values(kit.upgrades).map(facts)).toEqual([
      { cites: 'UK-UPG-PORTEE-AMELIOREE', takesRange: true, rules: [] },
      { cites: 'UK-UPG-MUNITIONS-DUM-DUM', ...ammunition, damage: 1, rules: [] },
      { cites: 'UK-UPG-MUNITIONS-PERFORANTES', ...ammunition, rules: [{ id: 'munitions-perforantes' }] },
    ]);
  });

  test('UK-OBJ-JET-PACK, UK-OBJ-TROUSSE, UK-OBJ-MATERIEL-SOIN: each gives its attribute', () => {
    expect(Object.values(kit.objects).map(facts)).toEqual([
      { cites: 'UK-OBJ-JET-PACK', rules: [{ id: 'bondissant' }] },
      { cites: 'UK-OBJ-TROUSSE', rules: [{ id: 'soin', level: 1 }] },
      { cites: 'UK-OBJ-MATERIEL-SOIN', rules: [{ id: 'soin', level: 2 }] },
    ]);
  });
});
