import { bodyOf } from '@escarmouche/skirmish/placed';
import { cut, moverOf } from '@escarmouche/skirmish/plane';
import {
  CONTACT_GAP,
  discGap,
  roundPoint,
  shortestPathToAny,
  span,
  within,
  type Mover,
  type Point,
  type Shape,
  type Table,
} from '@escarmouche/space';
import { plane } from './plane.ts';
import type { Figure, State } from './state.ts';

/** Exits of the table (UK-MORALE-FLEE-GOOD). */

/** Units between the places of an exit that are tried. */
const STEP = 1000;

/** Does a base at a point touch an exit: by default the edge of the table? */
export function touchesExit(state: State, figure: Figure, at: Point = figure): boolean {
  const { table, exits } = state.scene;
  const { r } = bodyOf(state, figure);
  if (exits) return exits.some((exit) => within(discGap(at, r, exit), CONTACT_GAP));
  return within(Math.min(at.x, at.y, table.width - at.x, table.height - at.y) - r, CONTACT_GAP);
}

const between = (from: number, to: number): number[] => {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => Math.round(from + ((to - from) * i) / count));
};

/** Places of a base that touches the edge of the table. */
function alongEdges({ width, height }: Table, { x, y }: Point, r: number): readonly Point[] {
  const places: Point[] = [];
  for (const at of [...between(r, width - r), x]) places.push({ x: at, y: r }, { x: at, y: height - r });
  for (const at of [...between(r, height - r), y]) places.push({ x: r, y: at }, { x: width - r, y: at });
  return places;
}

/** Places on the rim of an exit, and in its middle. */
function onRim(exit: Shape): readonly Point[] {
  if (exit.type === 'disc') return [exit];
  const edges = exit.points.map((from, i) => [from, exit.points[(i + 1) % exit.points.length] ?? from] as const);
  return edges.flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil(span(from, to) / STEP));
    return Array.from({ length: count }, (_, i) => ({
      x: Math.round(from.x + ((to.x - from.x) * i) / count),
      y: Math.round(from.y + ((to.y - from.y) * i) / count),
    }));
  });
}

/** Places where a base may touch an exit. */
function exitPlaces(state: State, figure: Figure): readonly Point[] {
  const { table, exits } = state.scene;
  return exits ? exits.flatMap(onRim) : alongEdges(table, figure, bodyOf(state, figure).r);
}

/** The place of an exit that is nearest in a straight line. */
export function nearestExit(state: State, figure: Figure): Point {
  const places = exitPlaces(state, figure);
  return places.reduce((best, place) => (span(place, figure) < span(best, figure) ? place : best), places[0] ?? figure);
}

/** The shortest passable path to an exit, as far as the first contact of the base with it; none where no way leads there. */
export function pathToExit(state: State, figure: Figure, mover: Mover = moverOf(plane, state, figure)): readonly Point[] {
  const { table } = state.scene;
  if (touchesExit(state, figure)) return [];
  const farthest = 4 * (table.width + table.height);
  const found = shortestPathToAny(table, mover, exitPlaces(state, figure), farthest);
  return untilExit(state, figure, found?.path ?? []);
}

/** A path cut, to a unit, at the first contact of the base with an exit. */
function untilExit(state: State, figure: Figure, path: readonly Point[]): readonly Point[] {
  const length = path.reduce((sum, to, i) => sum + span(path[i - 1] ?? figure, to), 0);
  const touches = (gone: number): boolean => touchesExit(state, figure, roundPoint(cut(figure, path, gone).before.at(-1) ?? figure));
  let [low, high] = [0, length];
  if (!touches(high)) return path;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (touches(middle)) high = middle;
    else low = middle;
  }
  return cut(figure, path, high).before.map(roundPoint);
}
