import { plain } from '@escarmouche/urss-classic/content';
import { describe, expect, test } from 'vitest';
import { starWars } from './index.ts';
import { factsOf } from './testing.ts';

const { weapon, armour, profile } = factsOf(starWars);
const FORCE = { id: 'sensible-a-la-force' };
const CHARACTER = { id: 'personnage' };
const GUARD = { id: 'garde-du-sabre', level: 'bonus' };
const CANCELS = { id: 'annule-les-sauvegardes' };

describe('weapons', () => {
  test('UC-SW-WPN-BLASTER: shoots 20 paces, normal damage, nothing else', () => {
    expect(weapon('blaster')).toEqual({
      id: 'blaster',
      cites: 'UC-SW-WPN-BLASTER',
      class: 'shooting',
      range: 20_000,
      damage: 'normal',
      rules: [],
    });
  });

  test('UC-SW-WPN-PISTOLET-BLASTER: shoots 10 paces, normal damage, nothing else', () => {
    expect(weapon('pistolet-blaster')).toEqual({
      id: 'pistolet-blaster',
      cites: 'UC-SW-WPN-PISTOLET-BLASTER',
      class: 'shooting',
      range: 10_000,
      damage: 'normal',
      rules: [],
    });
  });

  test('UC-SW-WPN-VIBROLAME: one-handed melee weapon without any modifier', () => {
    expect(weapon('vibrolame')).toEqual({
      id: 'vibrolame',
      cites: 'UC-SW-WPN-VIBROLAME',
      class: 'melee',
      damage: 'normal',
      hands: 1,
      rules: [],
    });
  });

  test('UC-SW-WPN-SABRE-LASER UC-SYS-HANDS: one-handed, bonus damage, cancels saves, guards the force-sensitive with a bonus save', () => {
    expect(weapon('sabre-laser')).toEqual({
      id: 'sabre-laser',
      cites: 'UC-SW-WPN-SABRE-LASER',
      class: 'melee',
      damage: 'bonus',
      hands: 1,
      rules: [CANCELS, GUARD],
    });
  });

  test('UC-SW-WPN-DOUBLE-SABRE-LASER UC-ATTR-DEUX-MAINS: as the lightsaber, two-handed and with multiple combats', () => {
    expect(weapon('double-sabre-laser')).toEqual({
      id: 'double-sabre-laser',
      cites: 'UC-SW-WPN-DOUBLE-SABRE-LASER',
      class: 'melee',
      damage: 'bonus',
      hands: 2,
      rules: [{ id: 'deux-mains' }, CANCELS, { id: 'combats-multiples' }, GUARD],
    });
  });

  test('UC-SW-WPN-BATON-DE-COMBAT UC-ATTR-DEUX-MAINS: two-handed, malus damage, multiple combats', () => {
    expect(weapon('baton-de-combat')).toEqual({
      id: 'baton-de-combat',
      cites: 'UC-SW-WPN-BATON-DE-COMBAT',
      class: 'melee',
      damage: 'malus',
      hands: 2,
      rules: [{ id: 'deux-mains' }, { id: 'combats-multiples' }],
    });
  });

  test('UC-SW-WPN-GRENADES: thrown 10 paces, malus damage, Zone 3, no deviation as printed', () => {
    expect(weapon('grenades')).toEqual({
      id: 'grenades',
      cites: 'UC-SW-WPN-GRENADES',
      class: 'thrown',
      range: 10_000,
      damage: 'malus',
      rules: [{ id: 'zone', value: 3 }],
    });
  });

  test('UC-SW-WPN-BLASTER-A-REPETITION: shoots 20 paces twice in one action, normal damage', () => {
    expect(weapon('blaster-a-repetition')).toEqual({
      id: 'blaster-a-repetition',
      cites: 'UC-SW-WPN-BLASTER-A-REPETITION',
      class: 'shooting',
      range: 20_000,
      damage: 'normal',
      rules: [{ id: 'cadence', value: 2 }],
    });
  });

  test('UC-SW-WPN-FUSIL-BLASTER-LOURD: shoots 20 paces, bonus damage', () => {
    expect(weapon('fusil-blaster-lourd')).toEqual({
      id: 'fusil-blaster-lourd',
      cites: 'UC-SW-WPN-FUSIL-BLASTER-LOURD',
      class: 'shooting',
      range: 20_000,
      damage: 'bonus',
      rules: [],
    });
  });

  test('UC-SW-ARM-LEGERE: malus save from every side and against everything', () => {
    expect(armour('armure-legere')).toEqual({
      id: 'armure-legere',
      cites: 'UC-SW-ARM-LEGERE',
      class: 'armour',
      save: 'malus',
      arc: 'all',
    });
  });

  test('UC-SYS-SCOPE: the Star Wars lists hold these weapons and this armour, no more', () => {
    expect(Object.keys(starWars.weapons)).toHaveLength(9);
    expect(Object.keys(starWars.armour)).toHaveLength(1);
  });
});

describe('profiles', () => {
  test('UC-SW-PRO-STORMTROOPER: blaster and light armour, nothing else', () => {
    expect(profile('stormtrooper')).toEqual({
      ...plain,
      id: 'stormtrooper',
      cites: 'UC-SW-PRO-STORMTROOPER',
      types: ['Stormtrooper'],
      weapons: ['blaster'],
      armour: ['armure-legere'],
    });
  });

  test('UC-SW-PRO-SOLDAT-REBELLE: blaster, nothing else', () => {
    expect(profile('soldat-rebelle')).toEqual({
      ...plain,
      id: 'soldat-rebelle',
      cites: 'UC-SW-PRO-SOLDAT-REBELLE',
      types: ['Rebelle'],
      weapons: ['blaster'],
    });
  });

  test('UC-SW-PRO-SOLDAT-REBELLE-LOURD: repeating blaster, nothing else', () => {
    expect(profile('soldat-rebelle-lourd')).toEqual({
      ...plain,
      id: 'soldat-rebelle-lourd',
      cites: 'UC-SW-PRO-SOLDAT-REBELLE-LOURD',
      types: ['Rebelle'],
      weapons: ['blaster-a-repetition'],
    });
  });

  test('UC-SW-PRO-COMMANDO-REBELLE: bonus shooting, bonus morale, blaster', () => {
    expect(profile('commando-rebelle')).toEqual({
      ...plain,
      id: 'commando-rebelle',
      cites: 'UC-SW-PRO-COMMANDO-REBELLE',
      types: ['Rebelle'],
      shooting: 'bonus',
      morale: 'bonus',
      weapons: ['blaster'],
    });
  });

  test('UC-SW-PRO-GARDE-GAMORREEN: malus combat, robust, vibroblade', () => {
    expect(profile('garde-gamorreen')).toEqual({
      ...plain,
      id: 'garde-gamorreen',
      cites: 'UC-SW-PRO-GARDE-GAMORREEN',
      types: ['Gamorréen'],
      combat: 'malus',
      weapons: ['vibrolame'],
      rules: [{ id: 'robuste' }],
    });
  });

  test('UC-SW-PRO-SOLDAT-REBELLE-BOTHAN: heavy blaster rifle; a rebel and a Bothan', () => {
    expect(profile('soldat-rebelle-bothan')).toEqual({
      ...plain,
      id: 'soldat-rebelle-bothan',
      cites: 'UC-SW-PRO-SOLDAT-REBELLE-BOTHAN',
      types: ['Rebelle', 'Bothan'],
      weapons: ['fusil-blaster-lourd'],
    });
  });

  test('UC-SW-PRO-MANDALORIEN: bonus shooting, character, jetpack, blaster, grenades, light armour', () => {
    expect(profile('chasseur-de-prime-mandalorien')).toEqual({
      ...plain,
      id: 'chasseur-de-prime-mandalorien',
      cites: 'UC-SW-PRO-MANDALORIEN',
      types: ['Mandalorien'],
      shooting: 'bonus',
      weapons: ['blaster', 'grenades'],
      armour: ['armure-legere'],
      rules: [CHARACTER, { id: 'jetpack' }],
    });
  });

  test('UC-SW-PRO-CONTREBANDIER: bonus shooting, hero at normal level, special destiny, character, blaster pistol', () => {
    expect(profile('contrebandier-de-renom')).toEqual({
      ...plain,
      id: 'contrebandier-de-renom',
      cites: 'UC-SW-PRO-CONTREBANDIER',
      types: ['Contrebandier'],
      shooting: 'bonus',
      weapons: ['pistolet-blaster'],
      rules: [{ id: 'heros', level: 'normal' }, { id: 'destinee-speciale' }, CHARACTER],
    });
  });

  test('UC-SW-PRO-SENSIBLE-FORCE: fighting staff, force-sensitive, character, push, throw and leap at malus', () => {
    expect(profile('sensible-a-la-force')).toEqual({
      ...plain,
      id: 'sensible-a-la-force',
      cites: 'UC-SW-PRO-SENSIBLE-FORCE',
      types: ['Sensible à la Force'],
      weapons: ['baton-de-combat'],
      rules: [
        FORCE,
        CHARACTER,
        { id: 'poussee', level: 'malus' },
        { id: 'lancer-d-objets', level: 'malus' },
        { id: 'surdeplacement', level: 'malus' },
      ],
    });
  });

  test('UC-SW-PRO-JEDI-MINEUR: lightsaber, force-sensitive, character, push, throw and leap', () => {
    expect(profile('jedi-mineur')).toEqual({
      ...plain,
      id: 'jedi-mineur',
      cites: 'UC-SW-PRO-JEDI-MINEUR',
      types: ['Jedi'],
      weapons: ['sabre-laser'],
      rules: [
        FORCE,
        CHARACTER,
        { id: 'poussee', level: 'normal' },
        { id: 'lancer-d-objets', level: 'normal' },
        { id: 'surdeplacement', level: 'normal' },
      ],
    });
  });

  test('UC-SW-PRO-JEDI-NOIR-MINEUR: lightsaber, character, force-sensitive, throw, shock and leap', () => {
    expect(profile('jedi-noir-mineur')).toEqual({
      ...plain,
      id: 'jedi-noir-mineur',
      cites: 'UC-SW-PRO-JEDI-NOIR-MINEUR',
      types: ['Jedi Noir'],
      weapons: ['sabre-laser'],
      rules: [
        CHARACTER,
        FORCE,
        { id: 'lancer-d-objets', level: 'normal' },
        { id: 'choc', level: 'normal' },
        { id: 'surdeplacement', level: 'normal' },
      ],
    });
  });

  test('UC-SW-PRO-JEDI-GUERISSEUR: lightsaber, character, force-sensitive, push, healing, battle meditation', () => {
    expect(profile('jedi-guerisseur')).toEqual({
      ...plain,
      id: 'jedi-guerisseur',
      cites: 'UC-SW-PRO-JEDI-GUERISSEUR',
      types: ['Jedi'],
      weapons: ['sabre-laser'],
      rules: [
        CHARACTER,
        FORCE,
        { id: 'poussee', level: 'normal' },
        { id: 'guerison', level: 'normal' },
        { id: 'meditation-de-combat', level: 'normal' },
      ],
    });
  });

  test('UC-SW-PRO-JEDI-GARDIEN: bonus combat, lightsaber, character, force-sensitive, push, throw and leap at malus', () => {
    expect(profile('jedi-gardien')).toEqual({
      ...plain,
      id: 'jedi-gardien',
      cites: 'UC-SW-PRO-JEDI-GARDIEN',
      types: ['Jedi'],
      combat: 'bonus',
      weapons: ['sabre-laser'],
      rules: [
        CHARACTER,
        FORCE,
        { id: 'poussee', level: 'malus' },
        { id: 'lancer-d-objets', level: 'malus' },
        { id: 'surdeplacement', level: 'malus' },
      ],
    });
  });

  test('UC-SW-PRO-MAITRE-COTE-OBSCUR: fighting staff, force-sensitive, character, throw, shock, lightning, force duel', () => {
    expect(profile('maitre-du-cote-obscur')).toEqual({
      ...plain,
      id: 'maitre-du-cote-obscur',
      cites: 'UC-SW-PRO-MAITRE-COTE-OBSCUR',
      types: ['Maître du Côté Obscur'],
      weapons: ['baton-de-combat'],
      rules: [
        FORCE,
        CHARACTER,
        { id: 'lancer-d-objets', level: 'normal' },
        { id: 'choc', level: 'normal' },
        { id: 'eclairs', level: 'normal' },
        { id: 'duel-de-force', level: 'normal' },
      ],
    });
  });

  test('UC-SYS-SCOPE: the Star Wars list has fourteen profiles', () => {
    expect(Object.keys(starWars.profiles)).toHaveLength(14);
  });
});
