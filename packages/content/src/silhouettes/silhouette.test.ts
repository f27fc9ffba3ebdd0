import { describe, expect, test } from 'vitest';
import { deadzoneProfiles, deadzoneWeapons } from '../deadzone.ts';
import { contents } from '../index.ts';
import { kit, kitSilhouettes } from '../kit/index.ts';
import { starWarsSilhouettes } from '../star-wars.ts';
import { KINDS, silhouetteOf, type Build, type Kind } from './index.ts';
import { named as ofWorlds } from './worlds.ts';

const build = (changes: Partial<Build>): Build => ({ words: [], weapons: [], shield: false, ...changes });
const shooting = (id: string) => ({ id, shoots: true });
const melee = (id: string) => ({ id, shoots: false });
const said = (made: Build, name?: Kind): string => {
  const { kind, held } = silhouetteOf(made, name);
  return held === undefined ? kind : `${kind}, ${held}`;
};

test.each<readonly [string, Partial<Build>, string]>([
  ['a profile without a word, rule or weapon', {}, 'civilian'],
  ['an unknown weapon that shoots', { weapons: [shooting('truc')] }, 'trooper, rifle'],
  ['an unknown weapon of melee', { weapons: [melee('truc')] }, 'spear, blade'],
  ['a weapon that shoots before one of melee', { weapons: [melee('dague'), shooting('arc')] }, 'archer, bow'],
  ['a blade before a bomb', { weapons: [melee('epee'), shooting('pot-a-feu')] }, 'spear, blade'],
  ['only bombs', { weapons: [shooting('grenades')] }, 'trooper, bomb'],
  ['a shield and a blade', { weapons: [melee('epee')], shield: true }, 'guard, blade'],
  ['a shield and a pistol', { weapons: [shooting('pistolet')], shield: true }, 'pistol, pistol'],
  ['a machine pistol', { weapons: [shooting('pistolet-mitrailleur')] }, 'pistol, pistol'],
  ['a flame-thrower is no spear', { weapons: [shooting('lance-flamme')] }, 'heavy, heavy'],
  ['a crossbow is no bow', { weapons: [shooting('arbalete')] }, 'archer, crossbow'],
  ['accents and capitals', { words: ['PRÊTRE de guerre'] }, 'priest'],
  ['a rule that is seen', { words: ['colosse', 'enorme'], weapons: [melee('masse-d-arme')] }, 'huge, club'],
  ['words before rules', { words: ['Infirmier', 'jetpack'] }, 'healer'],
  ['a word within another', { words: ['coursier', 'chefferie', 'course'] }, 'civilian'],
  ['a zombie', { words: ['zombi', 'lent'] }, 'zombieSlow'],
  ['a zombie that runs', { words: ['Zombi', 'rapide'] }, 'zombieQuick'],
])('%s', (_, changes, expected) => {
  expect(said(build(changes))).toBe(expected);
});

test('a kind that the profile names stands before all others', () => {
  expect(said(build({ words: ['Infirmier'], weapons: [shooting('fusil')] }), 'droid')).toBe('droid, rifle');
});

describe('the profiles of the program', () => {
  const classic = contents.flatMap((content) =>
    Object.values(content.profiles).map((profile) => {
      const weapons = profile.weapons.map((weapon) => ({ id: weapon, shoots: content.weapons[weapon]?.class === 'shooting' }));
      const shield = profile.armour.some((one) => content.armour[one]?.class === 'shield');
      const made = build({ words: [profile.id, ...profile.types, ...profile.rules.map((rule) => rule.id)], weapons, shield });
      return [`${content.adaptation} ${profile.id}`, said(made, { ...starWarsSilhouettes, ...ofWorlds }[profile.id])] as const;
    }),
  );
  test('of URSS', () => {
    expect(Object.fromEntries(classic)).toMatchInlineSnapshot(`
      {
        "generic acrobate": "spear, blade",
        "generic arbaletrier": "archer, crossbow",
        "generic archer": "archer, bow",
        "generic capitaine": "captain, blade",
        "generic chasseur-de-colosses": "spear, club",
        "generic chevalier": "guard, blade",
        "generic colosse": "huge, club",
        "generic duelliste": "pistol, pistol",
        "generic eclaireur": "archer, bow",
        "generic egorgeur": "spear, blade",
        "generic fusilier": "trooper, rifle",
        "generic garde": "guard, blade",
        "generic lancier": "guard, spear",
        "generic moine": "staff",
        "generic nageur": "spear, spear",
        "generic porte-fleau": "spear, club",
        "generic sapeur": "spear, club",
        "generic soigneur": "healer, blade",
        "generic spectre": "robed",
        "med-fan archer": "civilian",
        "med-fan archer-elfe": "archer, bow",
        "med-fan chevalier": "civilian",
        "med-fan guerrier": "civilian",
        "med-fan guerrier-humain": "guard, blade",
        "med-fan guerrier-nain": "dwarf, blade",
        "med-fan magicien": "mage, staff",
        "med-fan milicien-melee": "civilian",
        "med-fan milicien-tir": "civilian",
        "med-fan paladin": "priest, blade",
        "med-fan ranger": "civilian",
        "med-fan troll": "huge, blade",
        "star-wars chasseur-de-prime-mandalorien": "jet, rifle",
        "star-wars commando-rebelle": "trooper, rifle",
        "star-wars contrebandier-de-renom": "pistol, pistol",
        "star-wars garde-gamorreen": "spear, blade",
        "star-wars jedi-gardien": "robed, saber",
        "star-wars jedi-guerisseur": "healer, saber",
        "star-wars jedi-mineur": "robed, saber",
        "star-wars jedi-noir-mineur": "robed, saber",
        "star-wars maitre-du-cote-obscur": "robed, staff",
        "star-wars sensible-a-la-force": "robed, staff",
        "star-wars soldat-rebelle": "trooper, rifle",
        "star-wars soldat-rebelle-bothan": "trooper, rifle",
        "star-wars soldat-rebelle-lourd": "heavy, heavy",
        "star-wars stormtrooper": "trooper, rifle",
        "survivants infirmier-survivant": "healer",
        "survivants policier-survivant": "police",
        "survivants pretre-survivant": "priest",
        "survivants survivant": "civilian",
        "survivants zombi": "zombieSlow",
      }
    `);
  });

  test('of URSS kit', () => {
    const seen = Object.values(kit.profiles).map((profile) => {
      const weapons = profile.weapons.map((weapon) => ({ id: weapon, shoots: kit.weapons[weapon]?.ranged !== undefined }));
      const made = build({ words: [profile.id, ...profile.types, ...profile.rules.map(({ id }) => id), ...profile.objects], weapons });
      return [profile.id, said(made, kitSilhouettes[profile.id])];
    });
    expect(Object.fromEntries(seen)).toMatchInlineSnapshot(`
      {
        "chasseur-de-primes-mandalorien": "jet, rifle",
        "chevalier-jedi": "robed, saber",
        "commando-rebelle": "trooper, rifle",
        "contrebandier-de-renom": "pistol, pistol",
        "infirmier-rebelle": "healer, pistol",
        "jedi-noir": "robed, saber",
        "officier-imperial": "captain, pistol",
        "soldat-rebelle": "trooper, rifle",
        "stormtrooper": "trooper, rifle",
        "tireur-d-elite-imperial": "sniper, long",
      }
    `);
  });

  test('of Deadzone', () => {
    const seen = deadzoneProfiles.map((profile) => {
      const weapons = profile.weapons.map((id) => ({ id, shoots: deadzoneWeapons.find((one) => one.id === id)?.range !== 'fight' }));
      const made = build({ words: [profile.id, ...profile.rules.map(({ rule }) => rule)], weapons });
      return [profile.id, said(made, profile.silhouette)];
    });
    expect(Object.fromEntries(seen)).toMatchInlineSnapshot(`
      {
        "assault-enforcer": "jet, pistol",
        "dog-drone": "beast, heavy",
        "enforcer": "suit, rifle",
        "enforcer-captain": "captain, pistol",
        "enforcer-laser-cannon": "heavy, heavy",
        "steel-warrior": "dwarf, rifle",
        "steel-warrior-dragon-breath": "dwarf, heavy",
        "steel-warrior-huscarl": "dwarf, pistol",
      }
    `);
  });

  test('show most kinds', () => {
    const shown = new Set(classic.map(([, look]) => look.split(',')[0]));
    expect(KINDS.filter((kind) => !shown.has(kind))).toMatchInlineSnapshot(`
      [
        "sniper",
        "beast",
        "small",
        "droid",
        "zombieQuick",
        "suit",
      ]
    `);
  });
});
