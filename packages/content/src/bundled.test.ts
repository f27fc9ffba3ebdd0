import type { Point } from '@escarmouche/space';
import { describe, expect, test } from 'vitest';
import { adaptations, bands, bandsFor, contentFor, contents, mapFiles, maps, packFiles, parseMap, parsePack } from './index.ts';

const shortestSide = (corners: readonly Point[]) =>
  Math.min(...corners.map((a, i) => Math.hypot(a.x - (corners.at(i - 1)?.x ?? 0), a.y - (corners.at(i - 1)?.y ?? 0))));

describe('UC-SYS-SCOPE: bundled data are what the checked reading of the same files gives', () => {
  test.each(contents)('UC-SYS-SCOPE: pack $adaptation', (content) => {
    const parsed = parsePack(packFiles[content.adaptation] ?? {});
    expect(parsed.ok ? parsed.value.content : parsed.problems).toEqual(content);
    expect(parsed.ok && parsed.value.bands).toEqual(bandsFor(content.adaptation));
    expect(contentFor(content.adaptation)).toBe(content);
  });

  test.each(Object.entries(mapFiles))('UC-MOVE-TERRAIN-KINDS: map %s', (name, file) => {
    const parsed = parseMap(file, name);
    const map = parsed.ok ? parsed.value : undefined;
    expect(parsed).toEqual({ ok: true, value: maps.find(({ id }) => `${id}.json` === name) });
    expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  });
});

test('UC-SYS-SCOPE: every adaptation has its lists, those of Star Wars first', () => {
  expect(adaptations.map(({ id }) => id)).toEqual(['star-wars', 'med-fan', 'survivants', 'generic']);
  expect(contents.map(({ adaptation }) => adaptation)).toEqual(adaptations.map(({ id }) => id));
  expect(Object.keys(packFiles)).toEqual(adaptations.map(({ id }) => id));
});

test('UC-SYS-SCOPE: no content for an adaptation that is not there', () => {
  expect(contentFor('dune')).toBeUndefined();
});

test('UC-TURN-GROUPS: each ready band has its own names, five figures or more, all of its adaptation', () => {
  expect(bandsFor('star-wars').length).toBeGreaterThanOrEqual(6);
  for (const { id } of adaptations) expect(bandsFor(id).length, id).toBeGreaterThanOrEqual(2);
  for (const band of bands) {
    expect(band.figures.length, band.id).toBeGreaterThanOrEqual(5);
    expect(new Set(band.figures.map((figure) => figure.name)).size, band.id).toBe(band.figures.length);
  }
  const names = bands.flatMap((band) => band.figures.map((figure) => figure.name));
  expect(new Set(names).size).toBe(names.length);
});

test('UC-SETUP-DEPLOY: every map has two strips, five paces deep, that face each other; where there are more zones they lie between these', () => {
  expect(maps).toHaveLength(7);
  for (const { table, zones } of maps) {
    const between = { y: 5000, width: 5000, height: table.height - 10_000 };
    const all = [
      { x: 0, y: 0, width: table.width, height: 5000, front: 'north' },
      { x: 0, y: table.height - 5000, width: table.width, height: 5000, front: 'south' },
      { x: 0, ...between, front: 'east' },
      { x: table.width - 5000, ...between, front: 'west' },
    ];
    expect(zones).toEqual(all.slice(0, zones.length === 2 ? 2 : 4));
  }
});

test('UC-MOVE-TERRAIN-KINDS: the maps together show every kind of terrain the rules name', () => {
  const kinds = new Set(maps.flatMap((map) => map.table.features.map((feature) => feature.kind)));
  expect([...kinds].toSorted()).toEqual(['difficult', 'ladder', 'linear', 'small', 'solid', 'void', 'water']);
});

test('UC-MOVE-OBSTACLE: linear obstacles are at most one pace high and wide', () => {
  for (const feature of maps.flatMap((map) => map.table.features).filter(({ kind }) => kind === 'linear')) {
    expect(feature.top - feature.base, feature.id).toBeLessThanOrEqual(1000);
    const points = feature.shape.type === 'polygon' ? feature.shape.points : [];
    expect(shortestSide(points), feature.id).toBeLessThanOrEqual(1000);
  }
});
