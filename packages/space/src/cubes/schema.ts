import { agrees, because, list, text, whole, type Report } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { cubeNamed, SIDE } from './cube.ts';
import { sideKey } from './sides.ts';

/** Maps of cubes as they come from outside. Types are inferred from here (`types.ts`). */

const MOST_LEVELS = 8;
const MOST_PIECES = 1000;
const MOST_SOLIDS = 20;

const share = z.number().check(z.minimum(0), z.maximum(1));
const rectangle = z
  .readonly(z.tuple([share, share, share, share]))
  .check(z.refine(([u0, v0, u1, v1]) => u0 < u1 && v0 < v1, because('rectangle sans surface', 'a rectangle of no area')));

/** Name of a cube: C3R2L1. */
const cubeName = z
  .string()
  .check(
    z.refine(
      (name) => cubeNamed(name) !== undefined && /L/.test(name),
      because('un cube se nomme ainsi : C3R2L1', 'a cube is named like C3R2L1'),
    ),
  );

export const side = z.enum(['N', 'E', 'S', 'W']);
/** Figures that may pass: nobody, Size 1, up to 2, up to 3, everybody (DZ-TERRAIN-OPENINGS). */
export const opening = z.enum(['blocked', 'small', 'medium', 'large', 'open']);
export const panelKind = z.enum(['wall', 'window', 'big-window', 'half-wall', 'barricade', 'door', 'frame', 'custom']);

const hatch = z.optional(whole(0, 4));

/** A panel between two neighbours of a level; u runs eastwards or southwards, v upwards (DZ-TERRAIN-MODEL). */
export const panel = z.strictObject({
  at: cubeName,
  side,
  kind: panelKind,
  /** Solid rectangles [u0, v0, u1, v1], of a custom panel. */
  solids: z.optional(list(rectangle, MOST_SOLIDS)),
  hatch,
  climb: z.optional(z.boolean()),
  opening: z.optional(opening),
});

/** A floor under a cube above the ground: solid rectangles [x0, y0, x1, y1] from its west and north edges. */
export const floor = z.strictObject({
  at: cubeName,
  kind: z.enum(['partial', 'full']),
  solids: z.optional(list(rectangle, MOST_SOLIDS)),
  hatch,
  opening: z.optional(opening),
});

export const ramp = z.strictObject({ at: cubeName, up: side });

/** A solid box in a cube: [x0, y0, z0, x1, y1, z1] from its west and north edges and its floor. */
const box = z.strictObject({
  at: cubeName,
  box: z
    .readonly(z.tuple([share, share, share, share, share, share]))
    .check(z.refine(([x0, y0, z0, x1, y1, z1]) => x0 < x1 && y0 < y1 && z0 < z1, because('boîte sans volume', 'a box of no volume'))),
  name: z.optional(text),
});

const parts = z.strictObject({
  levels: whole(1, MOST_LEVELS),
  panels: list(panel, MOST_PIECES),
  floors: list(floor, MOST_PIECES),
  /** Cubes with a ladder, a truss or crates that reach the next level. */
  climbs: list(cubeName, MOST_PIECES),
  ramps: list(ramp, MOST_PIECES),
  boxes: list(box, MOST_PIECES),
});

export const cubeMap = parts.check(agrees(judge));

/** Every piece stands on the map, and no side, floor or cube is listed twice: a panel belongs to both of its cubes. */
function judge({ levels, panels, floors, climbs, ramps, boxes }: z.output<typeof parts>, report: Report): void {
  const lists = { panels, floors, ramps, boxes };
  for (const [name, pieces] of Object.entries(lists)) {
    pieces.forEach(({ at }, i) => {
      if (isOutside(at, levels)) report([name, i, 'at'], `${at} n’est pas sur la carte`, `${at} is not on the map`);
    });
  }
  climbs.forEach((at, i) => {
    if (isOutside(at, levels)) report(['climbs', i], `${at} n’est pas sur la carte`, `${at} is not on the map`);
  });
  floors.forEach(({ at }, i) => {
    if (cubeNamed(at)?.level === 1) report(['floors', i, 'at'], 'le sol du niveau 1 est plein', 'level 1 has a full floor');
  });
  panels.forEach(({ kind, solids }, i) => {
    if ((kind === 'custom') !== (solids !== undefined))
      report(
        ['panels', i, 'solids'],
        'un panneau « custom », et lui seul, donne ses pleins',
        'a custom panel, and no other, lists its solids',
      );
  });
  once(
    panels.map(({ at, side: of }) => sideKey(at, of)),
    (i) => ['panels', i],
    report,
  );
  once(
    floors.map(({ at }) => at),
    (i) => ['floors', i],
    report,
  );
  once(climbs, (i) => ['climbs', i], report);
  once(
    ramps.map(({ at }) => at),
    (i) => ['ramps', i],
    report,
  );
}

function isOutside(name: string, levels: number): boolean {
  const cube = cubeNamed(name);
  return !cube || cube.column < 1 || cube.row < 1 || cube.level < 1 || cube.column > SIDE || cube.row > SIDE || cube.level > levels;
}

function once(keys: readonly string[], path: (i: number) => readonly PropertyKey[], report: Report): void {
  const seen = new Set<string>();
  keys.forEach((key, i) => {
    if (seen.has(key)) report(path(i), `${key} est déjà donné`, `${key} is given already`);
    seen.add(key);
  });
}
