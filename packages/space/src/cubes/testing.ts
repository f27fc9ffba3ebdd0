import { cubeNamed, type Cube } from './cube.ts';
import type { CubeMap, Floor, Panel } from './types.ts';

/** Maps for tests, in short words: "C4R4L1 W wall", "C4R3L2 full", "C8R5L1 [0.3,0.3,0,0.7,0.7,0.35]". */
export interface MapInWords {
  readonly levels?: number;
  readonly panels?: readonly string[];
  readonly floors?: readonly string[];
  readonly climbs?: readonly string[];
  readonly ramps?: readonly string[];
  readonly boxes?: readonly string[];
  readonly partial?: Readonly<Record<string, Floor['solids']>>;
}

export function mapOf({ levels = 4, panels = [], floors = [], climbs = [], ramps = [], boxes = [], partial = {} }: MapInWords): CubeMap {
  return {
    levels,
    panels: panels.map((words) => {
      const [at = '', side, kind, ...more] = words.split(' ');
      return { at, side, kind, ...(more[0] === 'hatch' && { hatch: Number(more[1]) }) } as Panel;
    }),
    floors: floors.map((words) => {
      const [at = '', kind, ...more] = words.split(' ');
      const solids = partial[at];
      return { at, kind, ...(solids && { solids }), ...(more[0] === 'hatch' && { hatch: Number(more[1]) }) } as Floor;
    }),
    climbs,
    ramps: ramps.map((words) => {
      const [at = '', up] = words.split(' ');
      return { at, up } as CubeMap['ramps'][number];
    }),
    boxes: boxes.map((words) => {
      const [at = '', box = '[]'] = words.split(' ');
      return { at, box: JSON.parse(box) as CubeMap['boxes'][number]['box'] };
    }),
  };
}

export function cube(name: string): Cube {
  const found = cubeNamed(name);
  if (!found) throw new Error(`no cube ${name}`);
  return found;
}

/** The default battlefield (DZ-TERRAIN-DEFAULT-MAP). */
export const DEFAULT_MAP = mapOf({
  panels: panelsOfDefaultMap(),
  floors: [
    'C2R3L2 full',
    'C5R2L2 full',
    'C5R2L3 full',
    'C6R4L2 full',
    'C7R4L2 full',
    'C5R4L2 partial',
    'C6R2L2 partial',
    'C7R2L2 full',
    'C7R6L2 full',
    'C4R7L2 full',
    'C4R7L3 full',
    'C3R5L2 full',
    'C2R5L2 full',
    'C4R5L2 partial',
    'C3R7L2 partial',
    'C2R7L2 full',
  ],
  boxes: [
    'C8R5L1 [0.3,0.3,0,0.7,0.7,0.35]',
    'C3R3L1 [0.6,0.1,0,0.9,0.5,0.3]',
    'C1R4L1 [0.3,0.3,0,0.7,0.7,0.35]',
    'C6R6L1 [0.1,0.5,0,0.4,0.9,0.3]',
  ],
  partial: { C5R4L2: [[0, 0, 1, 0.5]], C4R5L2: [[0, 0.5, 1, 1]], C6R2L2: [[0, 0, 1, 0.5]], C3R7L2: [[0, 0.5, 1, 1]] },
});

function panelsOfDefaultMap(): readonly string[] {
  return `
C2R3L1 N door
C2R3L1 S wall
C2R3L1 W window
C2R3L1 E wall
C2R3L2 N barricade
C2R3L2 E half-wall
C5R2L1 S door
C5R2L1 N wall
C5R2L1 E window
C5R2L1 W wall
C5R2L2 N wall
C5R2L2 S big-window
C5R2L2 W wall
C5R2L2 E frame
C5R2L3 S barricade
C5R2L3 W barricade
C6R4L1 W door
C6R4L1 N window
C6R4L1 S wall
C7R4L1 N wall
C7R4L1 E door
C7R4L1 S big-window
C6R4L2 S barricade
C7R4L2 E half-wall
C7R2L1 N frame
C7R2L1 E frame
C7R2L1 S frame
C7R2L1 W frame
C7R2L2 S barricade
C8R2L1 N barricade
C8R2L1 S barricade
C4R2L1 S half-wall
C1R4L1 E half-wall
C7R6L1 S door
C7R6L1 N wall
C7R6L1 E window
C7R6L1 W wall
C7R6L2 S barricade
C7R6L2 W half-wall
C4R7L1 N door
C4R7L1 S wall
C4R7L1 W window
C4R7L1 E wall
C4R7L2 S wall
C4R7L2 N big-window
C4R7L2 E wall
C4R7L2 W frame
C4R7L3 N barricade
C4R7L3 E barricade
C3R5L1 E door
C3R5L1 S window
C3R5L1 N wall
C2R5L1 S wall
C2R5L1 W door
C2R5L1 N big-window
C3R5L2 N barricade
C2R5L2 W half-wall
C2R7L1 S frame
C2R7L1 W frame
C2R7L1 N frame
C2R7L1 E frame
C2R7L2 N barricade
C1R7L1 S barricade
C1R7L1 N barricade
C5R7L1 N half-wall
C8R5L1 W half-wall`
    .trim()
    .split('\n');
}
