import type { Point } from '@escarmouche/space';
import {
  cornerOf,
  CUBE,
  cubeWithName,
  floorSolidsOf,
  gridOf,
  panelOf,
  placeIn,
  SIDES,
  sightTable,
  solidsOf,
  THROUGH,
  type Cube,
  type CubeMap,
  type Panel,
  type Rectangle,
} from '@escarmouche/space/cubes';
import type { Language } from '@escarmouche/referee';
import type { Terrain } from '../../boards/plane/model.ts';
import { length } from './scale.ts';
import { wordsOf } from './words.ts';

/** Thickness of walls and of floors, in units of the rules: for the eye alone. */
const WALL = 70;
const FLOOR = 60;

const known = new WeakMap<CubeMap, Map<Language, readonly Terrain[]>>();

/** Scenery of a battlefield for the board. Ids are those of its sight table, so that whatever hides a figure lights up. */
export function terrainOf(map: CubeMap, language: Language): readonly Terrain[] {
  const byLanguage = known.get(map) ?? new Map<Language, readonly Terrain[]>();
  known.set(map, byLanguage);
  const found = byLanguage.get(language) ?? build(map, language);
  byLanguage.set(language, found);
  return found;
}

function build(map: CubeMap, language: Language): readonly Terrain[] {
  const { scenery } = wordsOf(language);
  return [
    ...map.floors.flatMap((floor) =>
      floorSolidsOf(floor).map((part, i) => slab(`${floor.at} floor ${i}`, cubeWithName(floor.at), part, scenery.floor)),
    ),
    ...loose(map, scenery),
    ...map.panels.flatMap((panel) => wall(panel, scenery[panel.kind])),
    ...map.climbs.flatMap((at) => ladder(map, at, scenery.ladder)),
  ];
}

const outline = (points: readonly Point[]): Terrain['shape'] => ({
  type: 'polygon',
  points: points.map(({ x, y }) => ({ x: length(x), y: length(y) })),
});

function rectangle(cube: Cube, [x0, y0, x1, y1]: Rectangle): Terrain['shape'] {
  return outline([placeIn(cube, x0, y1), placeIn(cube, x1, y1), placeIn(cube, x1, y0), placeIn(cube, x0, y0)]);
}

function slab(id: string, cube: Cube, part: Rectangle, name: string): Terrain {
  const { z } = cornerOf(cube);
  return { id, kind: 'solid', shape: rectangle(cube, part), base: length(z - FLOOR), top: length(z), name };
}

/** Ramps and boxes, which have a thickness by the rules. */
function loose(map: CubeMap, scenery: { readonly ramp: string; readonly box: string }): readonly Terrain[] {
  return sightTable(map).features.flatMap(({ id, shape, base, top }): Terrain[] => {
    const kind = / (ramp|box) \d+$/.exec(id)?.[1];
    if (!kind || shape.type !== 'polygon') return [];
    const ramp = kind === 'ramp';
    return [
      {
        id,
        kind: ramp ? 'solid' : 'small',
        shape: outline(shape.points),
        base: length(base),
        top: length(top),
        name: ramp ? scenery.ramp : scenery.box,
      },
    ];
  });
}

/** The solid parts of a panel, as thin walls. */
function wall(panel: Panel, name: string): readonly Terrain[] {
  const cube = cubeWithName(panel.at);
  const { z } = cornerOf(cube);
  const { columns, rows } = THROUGH[panel.side];
  const share = WALL / 2 / CUBE;
  return solidsOf(panel).map(([u0, v0, u1, v1], i) => {
    const edge = columns > 0 || rows > 0 ? 1 : 0;
    const part: Rectangle = rows === 0 ? [edge - share, u0, edge + share, u1] : [u0, edge - share, u1, edge + share];
    const id = `${panel.at} ${panel.side} ${i}`;
    return { id, kind: 'linear', shape: rectangle(cube, part), base: length(z + v0 * CUBE), top: length(z + v1 * CUBE), name };
  });
}

/** A ladder in a cube that has nothing else to climb: at a wall of it, else at its north. */
function ladder(map: CubeMap, at: string, name: string): readonly Terrain[] {
  const cube = cubeWithName(at);
  if (map.boxes.some((box) => box.at === at) || map.ramps.some((ramp) => ramp.at === at)) return [];
  const grid = gridOf(map);
  const side = SIDES.find((one) => panelOf(grid, cube, one)) ?? 'N';
  const { columns, rows } = THROUGH[side];
  const deep = columns > 0 || rows > 0 ? 0.9 : 0.1;
  const part: Rectangle = rows === 0 ? [deep - 0.05, 0.38, deep + 0.05, 0.62] : [0.38, deep - 0.05, 0.62, deep + 0.05];
  const { z } = cornerOf(cube);
  return [{ id: `${at} ladder`, kind: 'ladder', shape: rectangle(cube, part), base: length(z), top: length(z + CUBE), name }];
}

/** The highest level with something to stand on. */
export const levelsOf = (map: CubeMap): number => Math.max(1, ...map.floors.map(({ at }) => cubeWithName(at).level));
