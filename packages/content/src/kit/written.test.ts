import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../test/kit-rules.ts';
import { writeProfile } from '../../test/kit-written.ts';
import { kit, readProfile, type WrittenProfile } from './index.ts';

const read = (text: string): WrittenProfile => {
  const found = readProfile(text, vocabulary);
  if (!found.ok) throw new Error(found.faults.map(({ en }) => en).join('\n'));
  return found.profile;
};
const faults = (text: string) => {
  const found = readProfile(text, vocabulary);
  return found.ok ? [] : found.faults;
};
const reasons = (text: string) => faults(text).map(({ en }) => en);
const NOTHING = { types: [], rules: [], weapons: [], armour: [], shields: [], objects: [] };

describe('reading a profile', () => {
  test('UK-PROFILE-FORMAT: the example of the catalogue', () => {
    expect(read('Combat 2+, Tir, Moral -, Personnage, Robuste, Sabre laser')).toEqual({
      ...NOTHING,
      skills: { combat: 2, shooting: 0, morale: -1 },
      rules: [{ id: 'personnage' }, { id: 'robuste' }],
      weapons: ['sabre-laser'],
    });
  });

  test('UK-PROFILE-FORMAT: a sign stands with or without a space, and may be any hyphen', () => {
    const signs = [
      ['Combat+', 1],
      ['Combat +', 1],
      ['Combat 2+', 2],
      ['Combat2+', 2],
      ['Combat 12 +', 12],
      ['Combat', 0],
      ['COMBAT -', -1],
      ['Combat-', -1],
      ['Combat –', -1],
      ['Combat 3−', -3],
      ['combat 3‑', -3],
      ['Combat 0+', 0],
    ] as const;
    expect(signs.map(([text]) => [text, read(text).skills.combat])).toEqual(signs);
  });

  test('UK-PROFILE-FORMAT, UK-SKILL-LIST: skills by their names in both languages, the two names of damage and save', () => {
    const skills = { combat: 0, shooting: 1, throwing: -1, initiative: 2, morale: 0, damage: 1, save: -1 };
    expect(read('Combat, Tir +, Lancer -, Initiative 2+, Moral, Dégâts +, Svg -').skills).toEqual(skills);
    expect(read('Combat, Tir +, Lancer -, Initiative 2+, Moral, Degat +, Sauvegarde -').skills).toEqual(skills);
    expect(read('Combat, Shooting +, Throwing -, Initiative 2+, Morale, Damage +, Save -').skills).toEqual(skills);
  });

  test('UK-ATTR-EXPERT-FOUET: the title of an attribute with two uses is the attribute, not one of them', () => {
    expect(read('Expert en maniement du fouet').rules).toEqual([{ id: 'expert-en-maniement-du-fouet', level: 0 }]);
    expect(read('Corde de fouet').rules).toEqual([{ id: 'corde-de-fouet' }]);
  });

  test('UK-PROFILE-FORMAT: attributes with what they take: a number, a level, a type, nothing', () => {
    expect(read('Attaques multiples 2, Attaque de groupe, Choc, Camouflage -, Soin 2+, Tueur de Lycan, Zig-Zag').rules).toEqual([
      { id: 'attaques-multiples', value: 2 },
      { id: 'attaque-de-groupe' },
      { id: 'choc', level: 0 },
      { id: 'camouflage', level: -1 },
      { id: 'soin', level: 2 },
      { id: 'tueur', kind: 'Lycan' },
      { id: 'zig-zag' },
    ]);
    expect(read("Attaque multiple 3, Tueur d'Énorme, Slayer of Humain, zig zag (2 actions)").rules).toEqual([
      { id: 'attaques-multiples', value: 3 },
      { id: 'tueur', kind: 'Énorme' },
      { id: 'tueur', kind: 'Humain' },
      { id: 'zig-zag' },
    ]);
  });

  test('UK-PROFILE-FORMAT: names with two meanings are the skill, the armour, the one item', () => {
    expect(read('Lancer +, Armure en Phrik, Dague, Vibrodague')).toEqual({
      ...NOTHING,
      skills: { throwing: 1 },
      weapons: ['dague', 'vibrodague'],
      armour: ['armure-en-phrik'],
    });
    expect(read('Lancer, Lancer d’objets -').rules).toEqual([{ id: 'lancer-d-objets', level: -1 }]);
  });

  test('UK-PROFILE-FORMAT, UK-MWP-EPEE: equipment by any of its names, case and accents aside', () => {
    const text = 'Machette, machette, Masse d’arme, VibroEpee en Phrik, Lance flamme, Jetpack, bouclier, Electro-baton en phrik';
    expect(read(text)).toEqual({
      ...NOTHING,
      skills: {},
      weapons: ['epee', 'epee', 'marteau', 'vibroepee-en-phrik', 'lance-flamme', 'electro-baton-en-phrik'],
      shields: ['bouclier'],
      objects: ['jet-pack'],
    });
  });

  test('UK-PROFILE-FORMAT, UK-UPG-GENERAL: an upgrade is of the shooting weapon named last before it', () => {
    expect(read('Pistolet, Portée améliorée 2, Pistolet, Matraque, Munitions Dum-Dum').upgrades).toEqual([
      { upgrade: 'portee-amelioree', weapon: 'pistolet', value: 2 },
      { upgrade: 'munitions-dum-dum', weapon: 'pistolet-2' },
    ]);
    expect(reasons('Matraque, Munitions Dum-Dum')).toEqual(['"Munitions Dum-Dum": is written after the shooting weapon that it improves']);
  });

  test('UK-PROFILE-FORMAT: types, vitality and hands of a custom profile', () => {
    expect(read('Droïde B1 : Type Droïde, Vitalité 2, Mains 4')).toEqual({
      ...NOTHING,
      name: 'Droïde B1',
      skills: {},
      types: ['Droïde'],
      vitality: 2,
      hands: 4,
    });
  });

  test('UK-EQ-HANDS, UK-EQ-ARMOUR: a profile may have a shield for each hand', () => {
    expect(read('Bouclier, Bouclier en Phrik')).toMatchObject({ shields: ['bouclier', 'bouclier-en-phrik'] });
    expect(read('Bouclier, Bouclier')).toMatchObject({ shields: ['bouclier', 'bouclier'] });
  });

  test('UK-ATTR-GEN-TYPES: a type that an attribute gives is known by either name, however it is written', () => {
    expect(read('Ombre : Type spectre, Type human, Type droïde')).toMatchObject({ types: ['Spectre', 'Humain', 'droïde'] });
  });

  test('UK-PROFILE-FORMAT: a name that is none of these is refused, and shown; every one is told', () => {
    expect(faults('Combat, Blaster, Robuste, Chaussettes 2+')).toEqual([
      {
        place: 1,
        entry: 'Blaster',
        rule: 'UK-PROFILE-FORMAT',
        fr: '«\u00a0Blaster\u00a0»\u00a0: nom inconnu',
        en: '"Blaster": unknown name',
      },
      {
        place: 3,
        entry: 'Chaussettes 2+',
        rule: 'UK-PROFILE-FORMAT',
        fr: '«\u00a0Chaussettes 2+\u00a0»\u00a0: nom inconnu',
        en: '"Chaussettes 2+": unknown name',
      },
    ]);
  });

  test('UK-PROFILE-FORMAT: what is said twice, or with more or less than it takes, is refused', () => {
    expect(reasons('Combat, Combat +')).toEqual(['"Combat +": said before']);
    expect(reasons('Combat 2')).toEqual(['"Combat 2": a number without a sign is no level']);
    expect(reasons('Combat 21+')).toEqual(['"Combat 21+": level beyond 20']);
    expect(reasons('Robuste, Robuste, Robuste +')).toEqual(['"Robuste": said before', '"Robuste +": said before']);
    expect(reasons('Robuste +, Robuste 2')).toEqual([
      '"Robuste +": takes neither a sign nor a number',
      '"Robuste 2": takes neither a sign nor a number',
    ]);
    expect(reasons('Cadence, Zone 2+, Choc 2, Choc 30-, Tueur')).toEqual([
      '"Cadence": it takes a number from 1 to 100',
      '"Zone 2+": it takes a number from 1 to 100',
      '"Choc 2": a number without a sign is no level',
      '"Choc 30-": level beyond 20',
      '"Tueur": it takes a type of figure',
    ]);
    expect(reasons('Sabre laser +, Pistolet, Portée améliorée, Munitions Dum-Dum 2')).toEqual([
      '"Sabre laser +": takes neither a sign nor a number',
      '"Portée améliorée": it takes a number from 1 to 100',
      '"Munitions Dum-Dum 2": takes neither a sign nor a number',
    ]);
    expect(reasons('Vitalité, Mains 3, Mains 4, Type Droïde, Type Droïde, Tueur de Lycan, Tueur de Lycan')).toEqual([
      '"Vitalité": it takes a number from 1 to 100',
      '"Mains 4": said before',
      '"Type Droïde": said before',
      '"Tueur de Lycan": said before',
    ]);
  });

  test('UK-PROFILE-COMPAT: the text of a classic profile is no profile of the kit; the one of the kit is', () => {
    expect(reasons('Stormtrooper : Blaster, Armure légère')).toEqual(['"Blaster": unknown name']);
    expect(read('Fusil Blaster, Armure légère')).toEqual({
      ...NOTHING,
      skills: {},
      weapons: ['fusil-blaster'],
      armour: ['armure-legere'],
    });
  });
});

describe('writing a profile', () => {
  test('UK-PROFILE-FORMAT: is read again as it was, in both languages', () => {
    const custom = read(
      'Combat 2+, Svg -, Tueur d’Énorme, Cadence 2, Assommoir 2-, Pistolet, Portée améliorée 2, Pistolet, Munitions perforantes, Bouclier, Type Droïde, Vitalité 4, Mains 3',
    );
    for (const profile of [custom, ...Object.values(kit.profiles)]) {
      for (const language of ['fr', 'en'] as const) {
        const { skills, types, rules, weapons, armour, shields, objects } = profile;
        expect(read(writeProfile(profile, vocabulary, language))).toMatchObject({
          skills,
          types,
          rules,
          weapons,
          armour,
          shields,
          objects,
        });
        expect(read(writeProfile(profile, vocabulary, language)).upgrades).toEqual(profile.upgrades);
      }
    }
    expect(writeProfile(custom, vocabulary, 'fr')).toBe(
      'Combat 2+, Svg -, Tueur d’Énorme, Cadence 2, Assommoir 2-, Pistolet, Portée améliorée 2, Pistolet, Munitions perforantes, Bouclier, Type Droïde, Vitalité 4, Mains 3',
    );
    expect(writeProfile(custom, vocabulary, 'en')).toBe(
      'Combat 2+, Save -, Slayer of Énorme, Rate of fire 2, Stunning blow 2-, Pistol, Improved range 2, Pistol, Armour-piercing ammunition, Shield, Type Droïde, Vitality 4, Hands 3',
    );
  });
});
