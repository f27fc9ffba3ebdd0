import { describe, expect, test } from 'vitest';
import { classicConversion, kit, kitBands, kitFiles, parseKitPack } from './index.ts';
import { reading } from '../../test/kit-rules.ts';

const text = { fr: 'Essai', en: 'Trial' };
const manifest = { id: 'essai', version: '1.0.0', system: 'urss-kit', name: text, description: text, licence: 'MIT', credits: text };
const gun = { id: 'arc', cites: 'UK-ACT-SHOOT', name: text, ranged: { range: 7.5 } };
const club = { id: 'gourdin', cites: 'UK-ACT-FIGHT', name: text, melee: {} };
const sight = { id: 'viseur', cites: 'UK-ACT-SHOOT', name: text, range: 2 };
const archer = { id: 'archer', cites: 'UK-ACT-SHOOT', name: text, skills: { shooting: 1 }, weapons: ['arc', 'gourdin'] };
const files = {
  'manifest.json': manifest,
  'equipment.json': { weapons: [gun, club], upgrades: [sight] },
  'profiles.json': { profiles: [archer] },
};

const told = (result: ReturnType<typeof parseKitPack>) => (result.ok ? [] : result.problems.map(({ path, en }) => `${path}: ${en}`));
const pack = (changed: object) => parseKitPack({ ...files, ...changed }, reading);
const profile = (change: object) => told(pack({ 'profiles.json': { profiles: [{ ...archer, ...change }] } }));

describe('UK-SYS-SCOPE: the pack of the kit', () => {
  test('UK-SYS-SCOPE: what is bundled is what the checked reading of the same files gives', () => {
    const parsed = parseKitPack(kitFiles, reading);
    expect(parsed.ok ? parsed.value : parsed.problems).toMatchObject({ content: kit, bands: kitBands, conversion: classicConversion });
  });

  test('UK-ATTR-GEN-LEVEL: each special rule that it gives is one of the catalogue, with what it takes', () => {
    expect(told(parseKitPack(kitFiles, reading))).toEqual([]);
    const nothing = parseKitPack(kitFiles, { ...reading, rules: () => undefined });
    expect(told(nothing)[0]).toBe(
      'equipment.json: weapons[0].melee.rules[0]: unknown special rule: "de-taille-et-d-estoc" (UK-PROFILE-FORMAT)',
    );
  });
});

const thrown = (rules: readonly object[]) => {
  const spear = { ...club, melee: { rules }, ranged: { range: 1, rules: [{ id: 'lancer' }] } };
  const parsed = pack({ 'equipment.json': { weapons: [spear, gun] }, 'profiles.json': { profiles: [] } });
  return parsed.ok ? parsed.value.content.weapons['gourdin'] : undefined;
};

describe('a small pack', () => {
  test('UK-EQ-SILENT, UK-DICE-NORMAL: what it leaves out is usual: one hand, level 0, silent in melee; lengths become units', () => {
    const parsed = pack({});
    expect(parsed.ok && parsed.value.content).toMatchObject({
      adaptation: 'essai',
      weapons: {
        arc: { hands: 1, ranged: { range: 7500, damage: 0, rules: [] } },
        gourdin: { hands: 1, melee: { damage: 0, rules: [{ id: 'silencieux' }] } },
      },
      upgrades: { viseur: { range: 2000, rules: [] } },
      profiles: { archer: { types: [], rules: [], armour: [], shields: [], objects: [] } },
    });
  });

  test('UK-EQ-SILENT, UK-ATTR-BRUYANT: a melee weapon is silent thrown as well, unless it is noisy', () => {
    expect(thrown([])).toMatchObject({
      melee: { rules: [{ id: 'silencieux' }] },
      ranged: { rules: [{ id: 'lancer' }, { id: 'silencieux' }] },
    });
    expect(thrown([{ id: 'bruyant' }])).toMatchObject({ melee: { rules: [{ id: 'bruyant' }] }, ranged: { rules: [{ id: 'lancer' }] } });
  });

  test('UK-SYS-SCOPE: broken, missing and unknown files are named', () => {
    const problems = told(parseKitPack({ 'equipment.json': { weapons: [{ ...gun, ranged: undefined }] }, 'armes.json': {} }, reading));
    expect(problems).toEqual([
      expect.stringMatching(/^armes\.json: unknown file/),
      expect.stringMatching(/^manifest\.json: /),
      'equipment.json: weapons[0]: a weapon is used in melee ("melee"), shoots ("ranged") or does both',
    ]);
  });

  test('UK-SYS-SCOPE: ids are taken once, and what is carried is in the lists', () => {
    expect(told(pack({ 'equipment.json': { weapons: [gun, club, gun] } }))).toEqual([
      'equipment.json: weapons[2].id: "arc" is already taken',
    ]);
    expect(profile({ weapons: ['arbalete'], armour: ['a'], shields: ['b'], objects: ['c'] })).toEqual([
      'profiles.json: profiles[0].weapons[0]: unknown weapon: "arbalete"',
      'profiles.json: profiles[0].armour[0]: unknown armour: "a"',
      'profiles.json: profiles[0].shields[0]: unknown shield: "b"',
      'profiles.json: profiles[0].objects[0]: unknown object: "c"',
    ]);
    expect(profile({ upgrades: [{ upgrade: 'lunette', weapon: 'arc' }] })).toEqual([
      'profiles.json: profiles[0].upgrades[0].upgrade: unknown upgrade: "lunette"',
    ]);
    expect(profile({ upgrades: [{ upgrade: 'viseur', weapon: 'arc-2' }] })).toEqual([
      'profiles.json: profiles[0].upgrades[0].weapon: the figure does not carry "arc-2"',
    ]);
  });

  test('UK-EQ-CARRY, UK-UPG-GENERAL, UK-PWR-GENERAL: a profile against the rules of equipment is refused, with the rule', () => {
    expect(profile({ weapons: ['arc', 'arc', 'arc', 'arc', 'gourdin'] })).toEqual([
      'profiles.json: profiles[0].weapons: 5 weapons and special objects, at most 4 (UK-EQ-CARRY)',
    ]);
    expect(profile({ upgrades: [{ upgrade: 'viseur', weapon: 'gourdin' }] })).toEqual([
      'profiles.json: profiles[0].upgrades: "Trial" ("Trial"): only for a weapon that shoots (UK-UPG-GENERAL)',
    ]);
    expect(profile({ rules: [{ id: 'choc' }, { id: 'inconnu' }, { id: 'cadence' }] })).toEqual([
      'profiles.json: profiles[0].rules[1]: unknown special rule: "inconnu" (UK-PROFILE-FORMAT)',
      'profiles.json: profiles[0].rules[2]: "cadence" needs a number (UK-ATTR-GEN-LEVEL)',
      'profiles.json: profiles[0].rules[0]: "choc" needs "sensible-a-la-force" (UK-PWR-GENERAL)',
    ]);
  });

  test('UK-PROFILE-COMPAT: a conversion into what the pack lacks is refused', () => {
    const conversion = { adaptation: 'star-wars', weapons: { blaster: 'fusil' }, armour: {}, objects: {}, untested: [] };
    expect(told(pack({ 'from-classic.json': conversion }))).toEqual(['from-classic.json: weapons.blaster: unknown: "fusil"']);
  });
});
