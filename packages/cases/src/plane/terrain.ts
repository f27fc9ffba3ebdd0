import type { Feature, Point, Shape, Table } from '@escarmouche/space';
import { units, type Frame } from './frame.ts';
import type { FeatureSpec, ShapeSpec } from './schema-terrain.ts';

/** Tables of a game's cases that are kept. */
const KEPT = 16;

/** Makes the tables of a game's cases. Equal ones are the same table: paths and ways found on it serve all cases. */
export function tablesBy(made: (drawn: Table) => Table): (terrain: Readonly<Record<string, FeatureSpec>>, frame: Frame) => Table {
  const kept = new Map<string, Table>();
  return (terrain, frame) => {
    const drawn: Table = { width: frame.width, height: frame.height, features: featuresOf(terrain, frame) };
    const key = JSON.stringify(drawn);
    const table = kept.get(key) ?? made(drawn);
    kept.delete(key);
    kept.set(key, table);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest);
    return table;
  };
}

/** The features of a case's terrain on its table. */
function featuresOf(terrain: Readonly<Record<string, FeatureSpec>>, frame: Frame): Feature[] {
  return Object.entries(terrain).map(([id, spec]) => {
    const base = spec.base ?? (spec.kind === 'void' ? -(spec.depth ?? 0) : 0);
    const top = spec.top ?? base + (spec.height ?? (spec.kind === 'void' ? -base : 0));
    return {
      id,
      kind: spec.kind,
      shape: shapeOf(spec, frame),
      base: units(base),
      top: units(top),
      ...(spec.climbable === undefined ? {} : { climbable: spec.climbable }),
    };
  });
}

export function shapeOf({ x, y, polygon, disc }: ShapeSpec, frame: Frame): Shape {
  if (disc) return { type: 'disc', ...frame.toPoint(disc.at), r: units(disc.radius) };
  if (x && y) {
    const corners = [
      [x[0], y[0]],
      [x[1], y[0]],
      [x[1], y[1]],
      [x[0], y[1]],
    ] as const;
    return { type: 'polygon', points: corners.map(([east, north]) => frame.toPoint({ x: east, y: north })) };
  }
  const points = (polygon ?? []).map((spot) => frame.toPoint(spot));
  return { type: 'polygon', points: doubleArea(points) < 0 ? points.toReversed() : points };
}

/** Positive when the corners run counter-clockwise. */
function doubleArea(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
}
