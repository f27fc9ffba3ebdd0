import { SIDE as CUBES, CUBE, cornerOf, cubeNamed, placeIn, type Cube } from './cube.ts';
import { floorSolidsOf, solidsOf } from './openings.ts';
import { THROUGH } from './sides.ts';
import type { Feature, Place, Point, Table } from '../plane/types.ts';
import type { CubeMap, Panel, Ramp, Rectangle } from './types.ts';

/** Heights of the four steps of a ramp (DZ-TERRAIN-RAMP). */
const RAMP_STEPS = 4;

const tables = new WeakMap<CubeMap, Table>();

/** Scenery of a map of cubes as volumes on a plane, for sight: panels and floors have no thickness (DZ-LOS-GEOMETRY). Ids are those of `partsOf`. */
export function sightTable(map: CubeMap): Table {
  let table = tables.get(map);
  if (!table) {
    const features = [
      ...map.panels.flatMap(panelParts),
      ...map.floors.flatMap(floorParts),
      ...map.ramps.flatMap(rampParts),
      ...boxParts(map),
    ];
    table = { width: CUBES * CUBE, height: CUBES * CUBE, features };
    tables.set(map, table);
  }
  return table;
}

/** The whole of a cube as a volume that hides: smoke (DZ-STATE-SMOKE). */
export function cloudIn(name: string): Feature {
  const cube = cubeOf(name);
  const { z } = cornerOf(cube);
  return { ...solid(`${name} smoke`, rectangleIn(cube, [0, 0, 1, 1]), z, z + CUBE), kind: 'opaque' };
}

/** A box over a base: a square of its width, so high (DZ-TERRAIN-WRECK). */
export function boxOver(id: string, { x, y, z }: Place, r: number, height: number): Feature {
  const points = [
    { x: x - r, y: y - r },
    { x: x + r, y: y - r },
    { x: x + r, y: y + r },
    { x: x - r, y: y + r },
  ];
  return solid(id, points, z, z + height);
}

/** A named cube. Names of a map were read by its schema. */
function cubeOf(name: string): Cube {
  const cube = cubeNamed(name);
  if (!cube) throw new Error(`no cube ${name}`);
  return cube;
}

const solid = (id: string, points: readonly Point[], base: number, top: number): Feature => ({
  id,
  kind: 'solid',
  shape: { type: 'polygon', points },
  base: Math.round(base),
  top: Math.round(top),
});

function panelParts(panel: Panel): readonly Feature[] {
  const cube = cubeOf(panel.at);
  const { z } = cornerOf(cube);
  return solidsOf(panel).map(([u0, v0, u1, v1], i) => {
    const [from, to] = [pointOn(cube, panel.side, u0), pointOn(cube, panel.side, u1)];
    return solid(`${panel.at} ${panel.side} ${i}`, [from, to, to, from], z + v0 * CUBE, z + v1 * CUBE);
  });
}

/** A point of a side, by its share from the west or the north. */
function pointOn(cube: Cube, side: Panel['side'], u: number): Point {
  const { columns, rows } = THROUGH[side];
  const { x, y } = rows === 0 ? placeIn(cube, columns > 0 ? 1 : 0, u) : placeIn(cube, u, rows > 0 ? 1 : 0);
  return { x, y };
}

function floorParts(floor: CubeMap['floors'][number]): readonly Feature[] {
  const cube = cubeOf(floor.at);
  const { z } = cornerOf(cube);
  return floorSolidsOf(floor).map((part, i) => solid(`${floor.at} floor ${i}`, rectangleIn(cube, part), z, z));
}

function rectangleIn(cube: Cube, [x0, y0, x1, y1]: Rectangle): readonly Point[] {
  return [placeIn(cube, x0, y1), placeIn(cube, x1, y1), placeIn(cube, x1, y0), placeIn(cube, x0, y0)].map(({ x, y }) => ({ x, y }));
}

function rampParts({ at, up }: Ramp): readonly Feature[] {
  const cube = cubeOf(at);
  const { z } = cornerOf(cube);
  const { columns, rows } = THROUGH[up];
  return Array.from({ length: RAMP_STEPS }, (_, i) => {
    const [near, far] = [i / RAMP_STEPS, (i + 1) / RAMP_STEPS];
    const [from, to] = columns + rows > 0 ? [near, far] : [1 - far, 1 - near];
    const part: Rectangle = rows === 0 ? [from, 0, to, 1] : [0, from, 1, to];
    return solid(`${at} ramp ${i}`, rectangleIn(cube, part), z, z + far * CUBE);
  });
}

function boxParts({ boxes }: CubeMap): readonly Feature[] {
  return boxes.map(({ at, box: [x0, y0, z0, x1, y1, z1] }, i) => {
    const cube = cubeOf(at);
    const { z } = cornerOf(cube);
    return solid(`${at} box ${i}`, rectangleIn(cube, [x0, y0, x1, y1]), z + z0 * CUBE, z + z1 * CUBE);
  });
}

/** Height of the ramp under a place of its cube, on the line between two steps the higher; 0 elsewhere (DZ-TERRAIN-RAMP). */
export function rampHeight({ up }: Ramp, east: number, south: number): number {
  const along = { N: 1 - south, S: south, E: east, W: 1 - east }[up];
  return (Math.min(RAMP_STEPS, Math.floor(along * RAMP_STEPS) + 1) / RAMP_STEPS) * CUBE;
}
