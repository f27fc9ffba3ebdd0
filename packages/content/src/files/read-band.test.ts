import { describe, expect, test } from 'vitest';
import { bands, MIXED } from '../index.ts';
import { kitBands } from '../kit/index.ts';
import { bandFileOf, onPage, type BandFile } from './band-file.ts';
import { readBand } from './read-band.ts';

const text = { fr: 'Essai', en: 'Trial' };
const head = { kind: 'band', version: 1, name: 'Duo' };
const classic = (change: object, figure: object = {}) =>
  readBand({ ...head, system: 'urss-classic', adaptation: 'med-fan', figures: [{ profile: 'guerrier-humain', ...figure }], ...change });
const ofKit = (figure: object) =>
  readBand({ ...head, system: 'urss-kit', adaptation: 'urss-kit', figures: [{ profile: 'soldat-rebelle', ...figure }] });

const told = (read: ReturnType<typeof readBand>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ path, en }) => `${path}: ${en}`);

describe('a band of URSS classic', () => {
  test('UC-TURN-GROUPS: goes by the name that its player gives it, or by one in both languages', () => {
    expect(classic({})).toMatchObject({ ok: true, value: { name: 'Duo' } });
    expect(classic({ name: text })).toMatchObject({ ok: true, value: { name: text } });
    expect(told(classic({ name: ' ' }))).toEqual(['name: empty text']);
  });

  test('UC-MF-PRO-MILICIEN-MELEE UC-SYS-HANDS: weapons, armour and a level of skill of the lists', () => {
    const given = { weapons: ['lance', 'dague'], armour: ['armure-lourde', 'rondache'], skill: 'chevalier' };
    expect(classic({}, given)).toMatchObject({ ok: true, value: { figures: [{ profile: 'guerrier-humain', ...given }] } });
  });

  test('UC-MF-PRO-CHEVALIER UC-SAVE-STACK: what the lists do not hold or no figure may have is named with its place, and may be mended', () => {
    expect(told(classic({}, { weapons: ['blaster'] }))).toEqual(['figures[0].weapons[0]: unknown weapon: "blaster"']);
    expect(told(classic({}, { armour: ['armure', 'armure-lourde'] }))).toEqual([
      'figures[0].armour[1]: one armour and one shield at most for a figure',
    ]);
    expect(told(classic({}, { skill: 'general' }))).toEqual(['figures[0].skill: unknown level of skill: "general"']);
    expect(told(classic({}, { skill: 'troll' }))).toEqual(['figures[0].skill: "troll" is more than a level of skill']);
    expect(classic({}, { armour: ['armure', 'armure-lourde', 'rondache'] })).toMatchObject({ ok: false, mendable: {} });
    expect(classic({}, { profile: 'ewok' })).toMatchObject({ ok: false, mendable: { figures: [{ profile: 'ewok' }] } });
  });

  test('UC-TURN-GROUPS: a world that there is not, another version and nobody at all are refused', () => {
    expect(told(classic({ adaptation: 'dune' }))).toEqual([
      'adaptation: unknown adaptation "dune"; there are: star-wars, med-fan, survivants, generic, mixed',
    ]);
    expect(told(classic({ version: 2 }))).toEqual(['version: expected one of: 1']);
    expect(told(classic({ figures: [] }))).toEqual(['figures: at least 1 item(s)']);
    expect(told(classic({ system: 'chess' }))[0]).toMatch(/^system: /);
    expect(classic({ figures: [] })).not.toHaveProperty('mendable');
  });

  test('UC-SYS-SCOPE: a band of several worlds names each thing with its world', () => {
    const figures = [{ profile: 'star-wars/stormtrooper', weapons: ['med-fan/lance'] }, { profile: 'med-fan/archer-elfe' }];
    expect(classic({ adaptation: MIXED, figures })).toMatchObject({ ok: true });
    expect(told(classic({ adaptation: MIXED }))).toEqual(['figures[0].profile: unknown profile: "guerrier-humain"']);
  });

  test('UC-TURN-GROUPS UC-SYS-HANDS: what forbids nothing is told of a band that is right', () => {
    const armed = { profile: 'guerrier-humain', name: 'Luke', weapons: ['hallebarde'], armour: ['rondache'] };
    const read = classic({ figures: [armed, { profile: 'guerrier-humain', name: 'Luke' }] });
    expect(read.ok && read.remarks.map(({ path }) => path)).toContain('figures[1].name');
  });
});

describe('a band of URSS kit', () => {
  test('UK-EQ-CARRY, UK-EQ-HANDS: is judged with the equipment chosen for each figure', () => {
    expect(told(ofKit({}))).toEqual([]);
    expect(told(ofKit({ weapons: ['fusil', 'pistolet', 'dague', 'grenades'], objects: ['jet-pack'] }))).toEqual([
      'figures[0].weapons: 5 weapons and special objects, at most 4 (UK-EQ-CARRY)',
    ]);
    expect(told(ofKit({ weapons: ['fusil', 'dague'], held: ['fusil', 'dague'] }))).toEqual([
      'figures[0].held: not hands enough for all that (UK-EQ-HANDS)',
    ]);
    expect(told(ofKit({ profile: 'ewok' }))).toEqual(['figures[0].profile: unknown profile: "ewok"']);
  });
});

const ready = [...bands.map((band) => ['urss-classic', band] as const), ...kitBands.map((band) => ['urss-kit', band] as const)];

test.each(ready.map(([system, band]) => [band.id, system, band] as const))(
  'UC-TURN-GROUPS, UK-PROFILE-BANDS: %s is read as authors wrote it before, and a page gives back what it has taken up',
  (_id, system, band) => {
    const read = readBand(band);
    expect(told(read)).toEqual([]);
    const file = read.ok ? read.value : undefined;
    expect(file).toMatchObject({ kind: 'band', version: 1, system, adaptation: band.adaptation, figures: band.figures });
    const again = bandFileOf(onPage(file as BandFile));
    expect(readBand(again)).toMatchObject({ ok: true, value: again });
    expect(onPage(again as BandFile)).toEqual(onPage(file as BandFile));
  },
);

const former = (change: object) => readBand({ kind: 'band', system: 'urss-classic', pack: 'med-fan', name: 'Duo', ...change });

describe('a band of before bands had versions', () => {
  test('UC-TURN-GROUPS: that a page wrote has its figures with gear by kind and levels', () => {
    const figures = [
      { profile: 'guerrier-humain', name: 'Luke' },
      { profile: 'guerrier-humain', gear: { weapons: [{ id: 'lance' }] }, levels: { skill: 'chevalier' } },
    ];
    expect(former({ figures })).toMatchObject({
      ok: true,
      value: { adaptation: 'med-fan', figures: [{ name: 'Luke' }, { weapons: ['lance'], skill: 'chevalier' }] },
    });
    const weapons = [{ id: 'pistolet', upgrades: [{ id: 'portee-amelioree', number: 2 }] }];
    expect(former({ system: 'urss-kit', pack: 'urss-kit', figures: [{ profile: 'soldat-rebelle', gear: { weapons } }] })).toMatchObject({
      ok: true,
      value: { figures: [{ weapons: ['pistolet'], upgrades: [{ upgrade: 'portee-amelioree', weapon: 'pistolet', value: 2 }] }] },
    });
  });

  test('UC-TURN-GROUPS: that came in one of the first links has the equipment of URSS classic as packs write it', () => {
    const figures = [
      { profile: 'guerrier-humain', weapons: ['lance'], skill: 'chevalier' },
      { profile: 'guerrier-humain', armour: [] },
    ];
    expect(former({ figures })).toMatchObject({ ok: true, value: { figures } });
  });

  test.each([
    { figures: [] },
    { figures: Array.from({ length: 61 }, () => ({ profile: 'guerrier-humain' })) },
    { figures: [{ profile: 3 }] },
    { figures: [{ profile: 'guerrier-humain', name: {} }] },
    { figures: [{ profile: 'guerrier-humain', weapons: 'lance' }] },
    { figures: [{ profile: 'guerrier-humain', gear: { weapons: ['lance'] } }] },
    { figures: [{ profile: 'guerrier-humain', gear: { armour: [{ id: 3 }] } }] },
    { figures: [{ profile: 'guerrier-humain', gear: { weapons: Array.from({ length: 11 }, () => ({ id: 'lance' })) } }] },
    { figures: [{ profile: 'guerrier-humain', gear: { weapons: [{ id: 'arc', number: 1.5 }] } }] },
    { figures: [{ profile: 'guerrier-humain', levels: { skill: 1 } }] },
    { name: 'x'.repeat(121), figures: [{ profile: 'guerrier-humain' }] },
    { system: 'chess', figures: [{ profile: 'guerrier-humain' }] },
    { pack: 'dune', figures: [{ profile: 'guerrier-humain' }] },
  ])('UC-SYS-SCOPE: %j is refused, and nothing of it may be mended', (change) => {
    const read = former(change);
    expect(read).toMatchObject({ ok: false });
    expect(read).not.toHaveProperty('mendable');
  });
});
