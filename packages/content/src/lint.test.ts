import type { Feature } from '@escarmouche/space';
import { idle } from '@escarmouche/urss-classic';
import { describe, expect, test } from 'vitest';
import { contents, maps } from './index.ts';
import type { BattleMap } from './index.ts';
import { grantsOf, lintContent, lintMap } from './lint.ts';

const given = new Set(contents.flatMap((content) => grantsOf(content).map((grant) => grant.id)));

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
const told = (map: BattleMap) => lintMap(map).map(({ kind, path, en }) => `${kind} ${path}: ${en}`);

describe('the bundled content', () => {
  test('UC-SYS-SCOPE: has no problem, and one remark in Star Wars: a weapon of the list that no printed profile carries', () => {
    const findings = lintContent(given, idle);
    expect(findings.filter(({ path }) => path.startsWith('star-wars/'))).toEqual([
      {
        kind: 'remark',
        path: 'star-wars/weapons.json: double-sabre-laser',
        fr: 'personne ne porte cette arme',
        en: 'nobody carries this weapon',
      },
    ]);
    expect(findings.filter(({ kind }) => kind === 'problem')).toEqual([]);
  });

  test('UC-SYS-SCOPE: equipment and levels of skill that a band gives to its figures are in use', () => {
    const unused = lintContent(given).filter(({ path }) => path.startsWith('med-fan/'));
    expect(unused.map(({ path }) => path)).toEqual([
      'med-fan/weapons.json: arme-legere',
      'med-fan/weapons.json: arme-lourde',
      'med-fan/armour.json: armure-lourde',
      'med-fan/profiles.json: guerrier',
      'med-fan/profiles.json: archer',
      'med-fan/profiles.json: ranger',
    ]);
  });

  test('UC-SYS-SCOPE: a rule that code lacks is a problem, a rule that no data give a remark', () => {
    const known = new Set([...given, 'etranglement']);
    known.delete('jetpack');
    const findings = lintContent(known);
    expect(findings).toContainEqual({
      kind: 'problem',
      path: 'star-wars/profiles.json: profiles[6].rules[1].id',
      fr: 'règle spéciale inconnue : « jetpack »',
      en: 'unknown special rule: "jetpack"',
    });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'remark', path: 'etranglement' }));
  });
});

describe('maps', () => {
  const [bay, river, farm] = maps as readonly [BattleMap, BattleMap, BattleMap];

  test.each(maps)('UC-SETUP-DEPLOY UC-ACT-LADDER: $id has room for twelve in each zone, a way between them and up every roof', (map) => {
    expect(lintMap(map)).toEqual([]);
  });

  test('UC-ACT-LADDER: a platform whose ladder is gone cannot be reached', () => {
    expect(told(without(river, 'echelle-mirador'))).toEqual([expect.stringContaining('(mirador): there is no way up')]);
  });

  test('UC-ACT-LADDER: a ladder that stands away from everything leads nowhere', () => {
    const lonely: Feature = { ...block('echelle-perdue', 1000, 6000, 800, 200), kind: 'ladder', top: 3000 };
    expect(told(change(bay, (list) => [...list, lonely]))).toEqual([
      expect.stringContaining('(echelle-perdue): this ladder leads nowhere'),
    ]);
  });

  test('UC-ACT-CLIMB-SWIM: a roof that may be climbed needs no ladder, one that may not is no roof to reach', () => {
    expect(lintMap(without(bay, 'echelle-hangar'))).toEqual([]);
    const tower = bay.table.features.find(({ id }) => id === 'tour');
    expect(tower && lintMap({ ...bay, table: { ...bay.table, features: [{ ...tower, climbable: false }] } })).toEqual([]);
  });

  test('UC-MOVE-PATH: a wall across the table cuts the zones apart', () => {
    const wall = block('rempart', 0, 8000, bay.table.width, 500);
    expect(told(change(without(bay, 'atelier', 'muret-ouest'), (list) => [...list, wall]))).toContain(
      'problem quai-sept: zones[1]: nobody can walk here from the first zone',
    );
  });

  test('UC-MOVE-TERRAIN-KINDS: a river without bridge or ford cuts the zones apart', () => {
    const water = river.table.features.find(({ id }) => id === 'fleuve-est');
    const flooded = change(without(river, 'pont', 'tronc'), (list) =>
      list.map((feature) => (feature.id === 'gue' && water ? { ...feature, kind: 'water' as const } : feature)),
    );
    expect(told(flooded)).toEqual(['problem avant-poste-du-fleuve: zones[1]: nobody can walk here from the first zone']);
  });

  test('UC-SETUP-DEPLOY: a zone filled with walls has no room for a band', () => {
    const wall = block('rempart', 0, 0, bay.table.width - 2000, 5000);
    expect(told(change(bay, (list) => [...list, wall]))).toContain('problem quai-sept: zones[0]: room for only 10 figures');
  });

  test('UC-MOVE-FALL: a pit without stairs or ladder is a trap', () => {
    const stairs = farm.table.features.filter(({ id }) => id.startsWith('marche-')).map(({ id }) => id);
    const shallow = change(without(farm, ...stairs, 'echelle-cour', 'citerne'), (list) =>
      list.map((feature) => (feature.id === 'cour' ? { ...feature, base: -1500 } : feature)),
    );
    expect(told(shallow)).toEqual([expect.stringContaining('problem ferme-ensablee: table: there is no way out of (')]);
  });
});
