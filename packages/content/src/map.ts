import type { Point, Shape, Table } from '@escarmouche/space';
import type { Zone } from '@escarmouche/urss-classic';
import type { BattleMap } from './battle-map.ts';
import { loadMap, loadTable } from './load-map.ts';
import { crossedEdges, doubleArea } from './polygon.ts';
import { read } from './read.ts';
import { pathOf, refuse } from './result.ts';
import type { Problem, Result } from './result.ts';
import { battleMap, table as tableSchema } from './schemas/map.ts';

type Keys = readonly PropertyKey[];
export type Report = (keys: Keys, fr: string, en: string) => void;

function extent(shape: Shape): { readonly low: Point; readonly high: Point } {
  if (shape.type === 'disc') {
    return { low: { x: shape.x - shape.r, y: shape.y - shape.r }, high: { x: shape.x + shape.r, y: shape.y + shape.r } };
  }
  const [xs, ys] = [shape.points.map((point) => point.x), shape.points.map((point) => point.y)];
  return { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } };
}

function checkShape(shape: Shape, keys: Keys, report: Report): void {
  if (shape.type === 'disc') {
    if (shape.r === 0) report([...keys, 'r'], 'rayon nul', 'the radius is nothing');
    return;
  }
  const crossed = crossedEdges(shape.points);
  if (crossed !== undefined) {
    const [first, second] = crossed.map((edge) => String(edge + 1));
    report(
      [...keys, 'points'],
      `les côtés ${first ?? ''} et ${second ?? ''} du polygone se croisent ou se touchent`,
      `edges ${first ?? ''} and ${second ?? ''} of the polygon cross or touch`,
    );
  } else if (doubleArea(shape.points) === 0) {
    report([...keys, 'points'], 'polygone sans surface', 'the polygon encloses nothing');
  }
}

export function checkOnTable(shape: Shape, table: Table, keys: Keys, report: Report): void {
  checkShape(shape, keys, report);
  const { low, high } = extent(shape);
  if (low.x < 0 || low.y < 0 || high.x > table.width || high.y > table.height) {
    report(keys, 'l’élément sort de la table', 'the feature leaves the table');
  }
}

/** Faults of a table beyond its schema: ids used twice, shapes that cross themselves, features that leave the table. */
function checkTable(table: Table, keys: Keys, report: Report): void {
  const seen = new Set<string>();
  for (const [index, feature] of table.features.entries()) {
    const at = [...keys, 'features', index];
    if (seen.has(feature.id)) report([...at, 'id'], `« ${feature.id} » est déjà pris`, `"${feature.id}" is already taken`);
    seen.add(feature.id);
    checkOnTable(feature.shape, table, [...at, 'shape'], report);
  }
}

function checkZones(zones: readonly Zone[], table: Table, report: Report): void {
  for (const [index, zone] of zones.entries()) {
    const at = ['zones', index];
    const [east, north] = [zone.x + zone.width, zone.y + zone.height];
    if (east > table.width || north > table.height) report(at, 'la zone sort de la table', 'the zone leaves the table');
    const other = zones.findIndex(
      (rival, place) =>
        place < index && rival.x < east && zone.x < rival.x + rival.width && rival.y < north && zone.y < rival.y + rival.height,
    );
    if (other >= 0) report(at, `la zone chevauche la zone ${String(other + 1)}`, `the zone overlaps zone ${String(other + 1)}`);
  }
}

function checked<T>(file: string, value: T, check: (report: Report) => void): Result<T> {
  const problems: Problem[] = [];
  check((keys, fr, en) => problems.push({ path: pathOf(file, keys), fr, en }));
  return problems.length === 0 ? { ok: true, value } : refuse(problems);
}

/**
 * Reads a table (size and terrain) whose lengths are in paces, such as a case or a map editor holds it: the table in units, or the problems. Corners
 * may run either way round. Never throws.
 */
export function parseTable(input: unknown, file = ''): Result<Table> {
  const parsed = read(tableSchema, file, input);
  if (!parsed.ok) return parsed;
  const table = loadTable(parsed.value);
  return checked(file, table, (report) => {
    checkTable(table, [], report);
  });
}

/** Reads a map file, whose lengths are in paces: the map in units, or the problems. `file` is the name the problems give it. Never throws. */
export function parseMap(input: unknown, file = ''): Result<BattleMap> {
  const parsed = read(battleMap, file, input);
  if (!parsed.ok) return parsed;
  const map = loadMap(parsed.value);
  return checked(file, map, (report) => {
    checkTable(map.table, ['table'], report);
    checkZones(map.zones, map.table, report);
    for (const [index, { shape }] of (map.patches ?? []).entries()) {
      checkOnTable(shape, map.table, ['patches', index, 'shape'], report);
    }
  });
}
