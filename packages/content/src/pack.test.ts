import { describe, expect, test } from 'vitest';
import { packFiles, parsePack } from './index.ts';
import type { Problem, Result } from './index.ts';

const text = { fr: 'Essai', en: 'Trial' };
const manifest = {
  id: 'essai',
  version: '1.0.0',
  system: 'urss-classic',
  name: text,
  description: text,
  licence: 'MIT',
  credits: text,
};
const sling = { id: 'fronde', cites: 'UC-ACT-SHOOT', name: text, class: 'shooting', range: 12.5 };
const club = { id: 'gourdin', cites: 'UC-ACT-FIGHT', name: text, class: 'melee' };
const slinger = { id: 'frondeur', cites: 'UC-ACT-SHOOT', name: text, types: ['Frondeur'], weapons: ['fronde', 'gourdin'] };
const files = {
  'manifest.json': manifest,
  'weapons.json': { weapons: [sling, club] },
  'profiles.json': { profiles: [slinger] },
};

function problems(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}

function paths(result: Result<unknown>): readonly string[] {
  return problems(result).map(({ path }) => path);
}

const weapon = (change: object) => parsePack({ ...files, 'weapons.json': { weapons: [{ ...sling, ...change }, club] } });
const profile = (change: object) => parsePack({ ...files, 'profiles.json': { profiles: [{ ...slinger, ...change }] } });

describe('a small pack', () => {
  test('UC-SYS-SKILLS UC-ACT-COUNT: what a pack leaves out is normal, two actions, one hand; ranges become units', () => {
    const parsed = parsePack(files);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        content: {
          adaptation: 'essai',
          weapons: { fronde: { range: 12_500, damage: 'normal' }, gourdin: { hands: 1, damage: 'normal' } },
          profiles: {
            frondeur: {
              combat: 'normal',
              shooting: 'normal',
              morale: 'normal',
              damage: 'normal',
              actions: 2,
              weapons: ['fronde', 'gourdin'],
              armour: [],
              rules: [],
            },
          },
        },
        bands: [],
      },
    });
  });

  test('UC-SYS-SCOPE: a missing file, an unknown file and a wrong type are each named with the reason in both languages', () => {
    const result = parsePack({ 'profiles.json': { profiles: 3 }, 'notes.json': {} });
    expect(problems(result)).toEqual([
      {
        path: 'notes.json',
        fr: 'fichier inconnu\u00a0; un jeu de données contient\u00a0: manifest.json, weapons.json, armour.json, profiles.json, bands.json',
        en: 'unknown file; a pack holds: manifest.json, weapons.json, armour.json, profiles.json, bands.json',
      },
      { path: 'manifest.json', fr: 'attendu : un objet ; trouvé : rien', en: 'expected an object, found nothing' },
      { path: 'profiles.json: profiles', fr: 'attendu : une liste ; trouvé : un nombre', en: 'expected a list, found a number' },
    ]);
  });
});

describe('values that no pack may hold', () => {
  test.each([
    ['NaN', { range: Number.NaN }, 'weapons.json: weapons[0].range', 'expected a number, found NaN, which is no number'],
    ['infinite', { range: Number.POSITIVE_INFINITY }, 'weapons.json: weapons[0].range', 'expected a number, found an infinite number'],
    ['nought', { range: 0 }, 'weapons.json: weapons[0].range', 'expected a number above 0'],
    ['far too long', { range: 1e9 }, 'weapons.json: weapons[0].range', 'at most 200'],
    ['a text', { range: '20' }, 'weapons.json: weapons[0].range', 'expected a number, found a text'],
  ])('UC-SHOOT-RANGE: a range that is %s', (_what, change, path, en) => {
    expect(problems(weapon(change))).toMatchObject([{ path, en }]);
  });

  test('UC-SYS-HANDS UC-SHOOT-RANGE: hands belong to melee weapons, range to the others', () => {
    expect(problems(weapon({ hands: 2 }))).toMatchObject([{ path: 'weapons.json: weapons[0]', en: 'unknown key: hands' }]);
    expect(problems(weapon({ class: 'melee' }))).toMatchObject([{ path: 'weapons.json: weapons[0]', en: 'unknown key: range' }]);
    expect(problems(weapon({ class: 'magic' }))).toMatchObject([{ en: 'expected one of: melee, shooting, thrown' }]);
  });

  test('UC-SYS-SKILLS: a level is bonus, normal or malus', () => {
    const result = parsePack({ ...files, 'profiles.json': { profiles: [{ ...slinger, combat: '+' }] } });
    expect(problems(result)).toEqual([
      {
        path: 'profiles.json: profiles[0].combat',
        fr: 'valeurs possibles : bonus, normal, malus',
        en: 'expected one of: bonus, normal, malus',
      },
    ]);
  });

  test('UC-ACT-COUNT: a profile has one to four whole actions', () => {
    for (const actions of [0, 5, 1.5]) {
      const result = parsePack({ ...files, 'profiles.json': { profiles: [{ ...slinger, actions }] } });
      expect(paths(result), String(actions)).toEqual(['profiles.json: profiles[0].actions']);
    }
  });

  test('UC-SYS-SCOPE: an id is a slug, and none that every object has', () => {
    for (const id of ['Fronde', 'épée', 'a b', '', 'a--b', '../x', 'constructor', '__proto__']) {
      expect(paths(weapon({ id })), id).toContain('weapons.json: weapons[0].id');
    }
  });

  test('UC-SYS-SCOPE: a text is written in both languages', () => {
    expect(problems(weapon({ name: { fr: ' ', en: 'Sling' } }))).toEqual([
      { path: 'weapons.json: weapons[0].name.fr', fr: 'texte vide', en: 'empty text' },
    ]);
    expect(paths(weapon({ name: { fr: 'Fronde' } }))).toEqual(['weapons.json: weapons[0].name.en']);
  });
});

describe('references between files', () => {
  test('UC-SYS-HANDS: an unknown weapon in a profile', () => {
    expect(problems(profile({ weapons: ['fronde', 'arc'] }))).toEqual([
      { path: 'profiles.json: profiles[0].weapons[1]', fr: 'arme inconnue\u00a0: «\u00a0arc\u00a0»', en: 'unknown weapon: "arc"' },
    ]);
  });

  test('UC-SAVE-STACK: unknown armour, and a second armour', () => {
    const armour = [
      { id: 'cuir', cites: 'UC-SAVE-ROLL', name: text, class: 'armour', save: 'malus' },
      { id: 'maille', cites: 'UC-SAVE-ROLL', name: text, class: 'armour', save: 'normal' },
    ];
    const wearing = (worn: readonly string[]) =>
      parsePack({ ...files, 'armour.json': { armour }, 'profiles.json': { profiles: [{ ...slinger, armour: worn }] } });
    expect(wearing(['cuir']).ok).toBe(true);
    expect(problems(wearing(['plates']))).toMatchObject([{ path: 'profiles.json: profiles[0].armour[0]', en: 'unknown armour: "plates"' }]);
    expect(problems(wearing(['cuir', 'maille']))).toMatchObject([
      { path: 'profiles.json: profiles[0].armour[1]', en: 'one armour and one shield at most for a figure' },
    ]);
  });

  test('UC-SYS-SCOPE: an id taken twice', () => {
    const result = parsePack({ ...files, 'weapons.json': { weapons: [sling, club, sling] } });
    expect(problems(result)).toEqual([
      { path: 'weapons.json: weapons[2].id', fr: '«\u00a0fronde\u00a0» est déjà pris', en: '"fronde" is already taken' },
    ]);
  });

  test('UC-ATTR-CADENCE UC-ATTR-HEROS UC-ATTR-TUEUR: a rule that needs a number, a level or a kind says so', () => {
    const rules = [{ id: 'cadence' }, { id: 'heros' }, { id: 'tueur' }, { id: 'robuste' }];
    expect(problems(profile({ rules })).map(({ path, en }) => `${path} ${en}`)).toEqual([
      'profiles.json: profiles[0].rules[0] "cadence" needs "value"',
      'profiles.json: profiles[0].rules[1] "heros" needs "level"',
      'profiles.json: profiles[0].rules[2] "tueur" needs "kind"',
    ]);
  });

  test('UC-SAVE-STACK: a rule given twice, except against two kinds', () => {
    expect(paths(profile({ rules: [{ id: 'robuste' }, { id: 'robuste' }] }))).toEqual(['profiles.json: profiles[0].rules[1].id']);
    const slayer = ['Troll', 'Gobelin'].map((kind) => ({ id: 'tueur', kind }));
    expect(profile({ rules: slayer }).ok).toBe(true);
  });

  test('UC-SYS-SCOPE: an unknown special rule, where the known ones are given', () => {
    const given = { ...files, 'profiles.json': { profiles: [{ ...slinger, rules: [{ id: 'robuste' }, { id: 'robustte' }] }] } };
    expect(parsePack(given).ok).toBe(true);
    expect(problems(parsePack(given, { knownRules: new Set(['robuste']) }))).toEqual([
      {
        path: 'profiles.json: profiles[0].rules[1].id',
        fr: 'règle spéciale inconnue\u00a0: «\u00a0robustte\u00a0»',
        en: 'unknown special rule: "robustte"',
      },
    ]);
  });
});

const robustWeapon = (slug: string, given: string) =>
  slug === 'robuste' && given === 'weapon' ? { fr: 'sans effet', en: 'idle' } : undefined;

test('UC-SYS-SKILLS: a rule that does nothing where it is given', () => {
  const weapons = [sling, { ...club, rules: [{ id: 'robuste' }] }];
  const given = { ...files, 'weapons.json': { weapons } };
  expect(problems(parsePack(given, { idle: robustWeapon }))).toEqual([
    { path: 'weapons.json: weapons[1].rules[0].id', fr: 'sans effet', en: 'idle' },
  ]);
});

describe('hostile input', () => {
  test('UC-SYS-SCOPE: a key that reaches the prototype is refused and pollutes nothing', () => {
    const evil: unknown = JSON.parse('{"profiles": [], "__proto__": {"polluted": true}}');
    expect(problems(parsePack({ ...files, 'profiles.json': evil }))).toEqual([
      { path: 'profiles.json: __proto__', fr: 'clé interdite', en: 'forbidden key' },
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('UC-SYS-SCOPE: huge lists, deep nests, circles and endless texts are refused before any schema walks them', () => {
    const deep = Array.from({ length: 5000 }).reduce((inner: unknown) => [inner], 0);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const wide = Array.from({ length: 300_000 }, () => 0);
    for (const evil of [deep, circle, wide, 'x'.repeat(30_000)]) {
      const result = parsePack({ ...files, 'weapons.json': { weapons: evil } });
      expect(problems(result)).toHaveLength(1);
    }
  });

  test('UC-SYS-SCOPE: anything at all gives problems, never an exception', () => {
    const odd = [undefined, null, 0, '', [], {}, true, () => 0, Symbol('x'), 3n, new Date(0), [[[]]], { weapons: [null, [], 'x', {}] }];
    for (const value of odd) {
      for (const name of Object.keys(packFiles['star-wars'] ?? {})) {
        expect(parsePack({ ...files, [name]: value }).ok, `${name} ${String(value)}`).toBe(false);
      }
    }
  });

  test('UC-SYS-SCOPE: names that a file makes up are told short, and not all of them', () => {
    const made = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${'x'.repeat(i * 10)}${i}`, 0]));
    for (const { path, fr, en } of problems(parsePack({ ...files, 'weapons.json': { weapons: [], ...made }, ['y'.repeat(5000)]: {} })))
      for (const told of [path, fr, en]) expect(told.length).toBeLessThan(500);
  });

  test('UC-SYS-SCOPE: at most fifty problems are told', () => {
    const result = parsePack({ ...files, 'weapons.json': { weapons: Array.from({ length: 400 }, () => ({})) } });
    expect(problems(result)).toHaveLength(50);
  });
});
