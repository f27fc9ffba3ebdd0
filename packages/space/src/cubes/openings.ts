import type { Floor, Opening, Panel, PanelKind, Rectangle } from './types.ts';

const WHOLE: Rectangle = [0, 0, 1, 1];

/** The solid around an opening. */
function frameOf(u0: number, v0: number, u1: number, v1: number): readonly Rectangle[] {
  const parts: readonly Rectangle[] = [
    [0, 0, 1, v0],
    [0, v1, 1, 1],
    [0, v0, u0, v1],
    [u1, v0, 1, v1],
  ];
  return parts.filter(([a, b, c, d]) => a < c && b < d);
}

/** Solid rectangles of each kind of panel (DZ-TERRAIN-MODEL). */
const SOLIDS: Readonly<Record<Exclude<PanelKind, 'custom'>, readonly Rectangle[]>> = {
  wall: [WHOLE],
  window: frameOf(0.25, 0.4, 0.75, 0.9),
  'big-window': frameOf(0.1, 0.3, 0.9, 0.925),
  'half-wall': [[0, 0, 1, 0.5]],
  door: frameOf(0.125, 0, 0.875, 1),
  barricade: [[0, 0, 1, 0.25]],
  frame: [
    [0, 0, 0.08, 1],
    [0.92, 0, 1, 1],
  ],
};

const CLASSES: Readonly<Record<Exclude<PanelKind, 'custom'>, Opening>> = {
  wall: 'blocked',
  window: 'small',
  'big-window': 'medium',
  'half-wall': 'medium',
  door: 'large',
  barricade: 'large',
  frame: 'large',
};

/** Largest Size that passes an opening (DZ-TERRAIN-OPENINGS). */
const ADMITS: Readonly<Record<Opening, number>> = { blocked: 0, small: 1, medium: 2, large: 3, open: 4 };

export function solidsOf({ kind, solids }: Pick<Panel, 'kind' | 'solids'>): readonly Rectangle[] {
  return kind === 'custom' ? (solids ?? []) : SOLIDS[kind];
}

/** Solid part of a floor; of a partial one its northern half unless listed. */
export function floorSolidsOf({ kind, solids }: Pick<Floor, 'kind' | 'solids'>): readonly Rectangle[] {
  return solids ?? (kind === 'full' ? [WHOLE] : [[0, 0, 1, 0.5]]);
}

/** Largest Size that passes a panel by its opening, or by its hatch unless it is thrown (DZ-TERRAIN-HATCH). */
export function admittedBy(panel: Panel, thrown = false): number {
  return Math.max(thrown ? 0 : (panel.hatch ?? 0), ADMITS[openingOf(panel)]);
}

export function openingOf(panel: Panel): Opening {
  if (panel.opening) return panel.opening;
  return panel.kind === 'custom' ? classOf(1 - areaOf(solidsOf(panel))) : CLASSES[panel.kind];
}

/** Largest Size that passes a floor. */
export function admittedByFloor(floor: Floor): number {
  return Math.max(floor.hatch ?? 0, ADMITS[floor.opening ?? classOf(1 - solidShareOf(floor))]);
}

export const solidShareOf = (floor: Floor): number => areaOf(floorSolidsOf(floor));

/** The class of an opening by the free share of its side. */
function classOf(free: number): Opening {
  if (free <= EQUAL) return 'blocked';
  if (free < 0.375) return 'small';
  if (free < 0.625) return 'medium';
  return free < 0.875 ? 'large' : 'open';
}

const EQUAL = 1e-9;

/** Area that rectangles cover together. */
export function areaOf(rectangles: readonly Rectangle[]): number {
  const cuts = [...new Set(rectangles.flatMap(([u0, , u1]) => [u0, u1]))].sort((a, b) => a - b);
  let area = 0;
  for (const [i, from] of cuts.entries()) {
    const to = cuts[i + 1];
    if (to === undefined) break;
    const spans = rectangles.filter(([u0, , u1]) => u0 <= from && u1 >= to).sort((a, b) => a[1] - b[1]);
    let top = 0;
    for (const [, v0, , v1] of spans) {
      area += (to - from) * Math.max(0, v1 - Math.max(v0, top));
      top = Math.max(top, v1);
    }
  }
  return area;
}
