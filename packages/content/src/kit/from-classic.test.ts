import { expect, test } from 'vitest';
import { medFan, starWars } from '../index.ts';
import { classicConversion, fromClassic, kit, readProfile } from './index.ts';
import { vocabulary } from '../../test/kit-rules.ts';

const convert = (id: string) => {
  const profile = starWars.profiles[id];
  const converted = profile && fromClassic(profile, classicConversion, kit);
  if (!converted?.ok) throw new Error(`${id} is not converted`);
  return converted.value;
};

const FORCE = 'Sensible à la Force, Personnage';
const SKILLS = 'Combat, Tir, Initiative, Moral';

/** The fourteen profiles of the catalogue, as they are converted; the kit's order of rules is that of the classic profile. */
const CONVERTED = {
  stormtrooper: `${SKILLS}, Fusil Blaster, Armure légère`,
  'soldat-rebelle': `${SKILLS}, Fusil Blaster`,
  'soldat-rebelle-lourd': `${SKILLS}, Fusil Blaster à répétition`,
  'commando-rebelle': 'Combat, Tir +, Initiative, Moral +, Fusil Blaster',
  'garde-gamorreen': 'Combat -, Tir, Initiative, Moral, Robuste, Vibroépée',
  'soldat-rebelle-bothan': `${SKILLS}, Fusil Blaster lourd`,
  'chasseur-de-prime-mandalorien':
    'Combat, Tir +, Lancer +, Initiative, Moral, Personnage, Jet-Pack, Fusil Blaster, Grenades, Armure légère',
  'contrebandier-de-renom': 'Combat, Tir +, Initiative, Moral, Héros, Destinée spéciale, Personnage, Pistolet Blaster',
  'sensible-a-la-force': `${SKILLS}, Bâton de Combat, ${FORCE}, Poussée -, Lancer d’objets -, Surdéplacement -`,
  'jedi-mineur': `${SKILLS}, Sabre laser, ${FORCE}, Poussée, Lancer d’objets, Surdéplacement`,
  'jedi-noir-mineur': `${SKILLS}, Sabre laser, ${FORCE}, Lancer d’objets, Choc, Surdéplacement`,
  'jedi-guerisseur': `${SKILLS}, Sabre laser, ${FORCE}, Poussée, Guérison, Méditation de combat`,
  'jedi-gardien': `Combat +, Tir, Initiative, Moral, Sabre laser, ${FORCE}, Poussée -, Lancer d’objets -, Surdéplacement -`,
  'maitre-du-cote-obscur': `${SKILLS}, Bâton de Combat, ${FORCE}, Lancer d’objets, Choc, Éclairs, Duel de Force`,
} as const;

test('UK-PROFILE-COMPAT: every Star Wars profile of URSS classic is in the table', () => {
  expect(Object.keys(starWars.profiles).toSorted()).toEqual(Object.keys(CONVERTED).toSorted());
});

const byName = (list: readonly { readonly id: string }[] = []) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test.each(Object.entries(CONVERTED))('UK-PROFILE-COMPAT: %s', (id, text) => {
  const written = readProfile(text, vocabulary);
  const { rules, ...rest } = convert(id);
  const own = starWars.profiles[id];
  const expected = written.ok ? written.profile : undefined;
  expect({ ...rest, rules: byName(rules) }).toEqual({
    ...expected,
    rules: byName(expected?.rules),
    id,
    cites: 'UK-PROFILE-COMPAT',
    name: own?.name,
  });
});

test('UK-PROFILE-COMPAT, UK-RWP-FUSIL-BLASTER: the numbers of the kit apply', () => {
  expect(kit.weapons[convert('stormtrooper').weapons[0] ?? '']).toMatchObject({
    hands: 2,
    ranged: { range: 12_000, damage: 2, rules: expect.arrayContaining([{ id: 'transperce-armure', value: 1 }]) },
  });
});

test('UK-PROFILE-COMPAT, UK-SKILL-LIST: a sign of damage stays a modifier; Lancer is of who throws something alone', () => {
  const trooper = starWars.profiles['stormtrooper'];
  if (!trooper) throw new Error('no stormtrooper');
  const strong = fromClassic({ ...trooper, damage: 'bonus', shooting: 'malus', weapons: ['grenades'] }, classicConversion, kit);
  expect(strong.ok && strong.value.skills).toEqual({ combat: 0, shooting: -1, throwing: -1, initiative: 0, morale: 0, damage: 1 });
  expect(convert('stormtrooper').skills).not.toHaveProperty('throwing');
});

test('UK-PROFILE-COMPAT: a profile that carries what the kit lacks is refused, and each such thing is named', () => {
  const knight = Object.values(medFan.profiles).find(({ weapons, armour }) => weapons.length > 0 && armour.length > 0);
  if (!knight) throw new Error('no such profile');
  const refused = fromClassic(knight, classicConversion, kit);
  expect(refused.ok ? [] : refused.problems.map(({ path }) => path)).toEqual([...knight.weapons, ...knight.armour]);
});
