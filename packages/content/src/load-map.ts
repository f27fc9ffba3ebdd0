import type { z } from 'zod';
import type { Feature, Shape, Table } from '@escarmouche/space';
import type { Zone } from '@escarmouche/urss-classic';
import type { BattleMap, Look } from './battle-map.ts';
import { counterClockwise } from './polygon.ts';
import type { battleMap, table } from './schemas/map.ts';
import { units } from './units.ts';

/** A table and a map as their files hold them: lengths in paces, levels left out where they are the ground. */
export type TableFile = z.input<typeof table>;
export type MapFile = z.input<typeof battleMap>;

type FeatureFile = TableFile['features'][number];
export type ShapeFile = FeatureFile['shape'];

export function shapeOf(shape: ShapeFile): Shape {
  switch (shape.type) {
    case 'disc':
      return { type: 'disc', x: units(shape.x), y: units(shape.y), r: units(shape.r) };
    case 'polygon':
      return { type: 'polygon', points: counterClockwise(shape.points.map(([x, y]) => ({ x: units(x), y: units(y) }))) };
    case 'rectangle': {
      const [west, south, east, north] = [units(shape.x), units(shape.y), units(shape.x + shape.width), units(shape.y + shape.height)];
      const points = [
        { x: west, y: south },
        { x: east, y: south },
        { x: east, y: north },
        { x: west, y: north },
      ];
      return { type: 'polygon', points };
    }
  }
}

function featureOf(feature: FeatureFile): Feature {
  return {
    id: feature.id,
    kind: feature.kind,
    shape: shapeOf(feature.shape),
    base: units(feature.base ?? 0),
    top: units(feature.top ?? 0),
    ...('climbable' in feature && feature.climbable !== undefined ? { climbable: feature.climbable } : {}),
    ...(feature.name === undefined ? {} : { name: feature.name }),
  };
}

/** A table in units, polygons counter-clockwise. */
export function loadTable(file: TableFile): Table {
  return { width: units(file.width), height: units(file.height), features: file.features.map(featureOf) };
}

function looksOf(features: readonly FeatureFile[]): Readonly<Record<string, Look>> | undefined {
  const looks = features.flatMap(({ id, look }) => (look === undefined ? [] : [[id, look] as const]));
  return looks.length === 0 ? undefined : Object.fromEntries(looks);
}

/** A deployment zone in units. */
export function zoneOf(zone: MapFile['zones'][number]): Zone {
  return { x: units(zone.x), y: units(zone.y), width: units(zone.width), height: units(zone.height), front: zone.front };
}

/** A map in units. */
export function loadMap(file: MapFile): BattleMap {
  const { id, name, story, adaptation, ground } = file;
  const patches = file.patches?.map((patch) => ({ ground: patch.ground, shape: shapeOf(patch.shape) }));
  const looks = looksOf(file.table.features);
  return {
    id,
    name,
    story,
    ...(adaptation && { adaptation }),
    ...(ground && { ground }),
    ...(patches && { patches }),
    ...(looks && { looks }),
    table: loadTable(file.table),
    zones: file.zones.map(zoneOf),
  };
}
