import type { Feature } from '@escarmouche/space';
import { idle, specialRules } from '@escarmouche/urss-classic';
import { describe, expect, test } from 'vitest';
import { maps, packFiles, parsePack } from './index.ts';
import type { BattleMap } from './index.ts';
import { mapRemarks, packRemarks } from './lint.ts';

function remarksOn(name: string) {
  const pack = parsePack(packFiles[name] ?? {}, { knownRules: new Set(specialRules.ids()), idle });
  if (!pack.ok) throw new Error(pack.problems.map(({ path, en }) => `${path}: ${en}`).join('\n'));
  return packRemarks(pack.value);
}

const change = (map: BattleMap, edit: (features: readonly Feature[]) => readonly Feature[]): BattleMap => ({
  ...map,
  table: { ...map.table, features: edit(map.table.features) },
});
const without = (map: BattleMap, ...ids: readonly string[]) => change(map, (list) => list.filter(({ id }) => !ids.includes(id)));
const block = (id: string, x: number, y: number, width: number, height: number): Feature => ({
  id,
  kind: 'solid',
  climbable: false,
  base: 0,
  top: 9000,
  shape: {
    type: 'polygon',
    points: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  },
});
const told = (map: BattleMap) => mapRemarks(map).map(({ path, en }) => `${path}: ${en}`);

describe('the bundled packs', () => {
  test('UC-SYS-SCOPE: Star Wars has one remark: a weapon of the list that no printed profile carries', () => {
    expect(remarksOn('star-wars')).toEqual([
      { path: 'weapons.json: double-sabre-laser', fr: 'personne ne porte cette arme', en: 'nobody carries this weapon' },
    ]);
  });

  test('UC-SYS-SCOPE: equipment and levels of skill that a band gives to its figures are in use', () => {
    expect(remarksOn('med-fan').map(({ path }) => path)).toEqual([
      'weapons.json: arme-legere',
      'weapons.json: arme-lourde',
      'armour.json: armure-lourde',
      'profiles.json: guerrier',
      'profiles.json: archer',
      'profiles.json: ranger',
    ]);
  });
});

describe('maps', () => {
  const [bay, river, farm] = maps as readonly [BattleMap, BattleMap, BattleMap];

  test.each(maps)('UC-SETUP-DEPLOY UC-ACT-LADDER: $id has room for twelve in each zone, a way between them and up every roof', (map) => {
    expect(mapRemarks(map)).toEqual([]);
  });

  test('UC-ACT-LADDER: a platform whose ladder is gone cannot be reached', () => {
    expect(told(without(river, 'echelle-mirador'))).toEqual([expect.stringContaining('there is no way up "mirador"')]);
  });

  test('UC-ACT-LADDER: a ladder that stands away from everything leads nowhere', () => {
    const lonely: Feature = { ...block('echelle-perdue', 1000, 6000, 800, 200), kind: 'ladder', top: 3000 };
    expect(told(change(bay, (list) => [...list, lonely]))).toEqual([expect.stringContaining('the ladder "echelle-perdue" leads nowhere')]);
  });

  test('UC-ACT-CLIMB-SWIM: a roof that may be climbed needs no ladder, one that may not is no roof to reach', () => {
    expect(mapRemarks(without(bay, 'echelle-hangar'))).toEqual([]);
    const tower = bay.table.features.find(({ id }) => id === 'tour');
    expect(tower && mapRemarks({ ...bay, table: { ...bay.table, features: [{ ...tower, climbable: false }] } })).toEqual([]);
  });

  test('UC-MOVE-PATH: a wall across the table cuts the zones apart', () => {
    const wall = block('rempart', 0, 8000, bay.table.width, 500);
    expect(told(change(without(bay, 'atelier', 'muret-ouest'), (list) => [...list, wall]))).toContain(
      'zones[1]: nobody can walk here from the first zone',
    );
  });

  test('UC-MOVE-TERRAIN-KINDS: a river without bridge or ford cuts the zones apart', () => {
    const water = river.table.features.find(({ id }) => id === 'fleuve-est');
    const flooded = change(without(river, 'pont', 'tronc'), (list) =>
      list.map((feature) => (feature.id === 'gue' && water ? { ...feature, kind: 'water' as const } : feature)),
    );
    expect(told(flooded)).toEqual(['zones[1]: nobody can walk here from the first zone']);
  });

  test('UC-SETUP-DEPLOY: a zone filled with walls has no room for a band', () => {
    const wall = block('rempart', 0, 0, bay.table.width - 2000, 5000);
    expect(told(change(bay, (list) => [...list, wall]))).toContain('zones[0]: room for only 10 figures');
  });

  test('UC-SETUP-DEPLOY: a map that is far larger than those of the box is not looked through', () => {
    const wide = { ...bay, table: { ...bay.table, width: 20 * bay.table.width } };
    expect(told({ ...wide, zones: [{ ...bay.zones[0], width: 1000, height: 1000 }] } as BattleMap)).toEqual([]);
  });

  test('UC-MOVE-FALL: a pit without stairs or ladder is a trap', () => {
    const stairs = farm.table.features.filter(({ id }) => id.startsWith('marche-')).map(({ id }) => id);
    const shallow = change(without(farm, ...stairs, 'echelle-cour', 'citerne'), (list) =>
      list.map((feature) => (feature.id === 'cour' ? { ...feature, base: -1500 } : feature)),
    );
    expect(told(shallow)).toEqual([expect.stringContaining('table: there is no way out of (')]);
  });
});
