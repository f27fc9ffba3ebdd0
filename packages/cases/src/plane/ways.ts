import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';
import { standAt, type Point, type Vector } from '@escarmouche/space';
import { directionTo } from './frame.ts';
import type { Way } from './values.ts';

/** A figure of the case; its references have been checked. */
export function figureNamed<S extends PlaneState>(state: S, id: string): FigureIn<S> {
  const figure = state.figures[id] as FigureIn<S> | undefined;
  if (!figure) throw new Error(`no figure ${id}`);
  return figure;
}

/** A facing as a vector; towards a figure when it is named. */
export function vectorOf(way: Way | undefined, from: Point, state: PlaneState): Vector | undefined {
  if (typeof way !== 'string') return way;
  const figure = state.figures[way];
  return figure && directionTo(from, figure);
}

/** Place where a base in a straight line touches a figure. */
export function touching(state: PlaneState, figure: PlaneFigure, target: PlaneFigure): Point {
  const reach = bodyOf(state, figure).r + bodyOf(state, target).r;
  const { x, y } = { x: figure.x - target.x, y: figure.y - target.y };
  const length = Math.sqrt(x * x + y * y);
  if (length <= reach) return { x: figure.x, y: figure.y };
  return { x: Math.round(target.x + (x / length) * reach), y: Math.round(target.y + (y / length) * reach) };
}

/** Does a path go straight on? To a unit, which is what points are told to. */
export function isStraight(from: Point, path: readonly Point[]): boolean {
  const end = path[path.length - 1] ?? from;
  const along = { x: end.x - from.x, y: end.y - from.y };
  const length = Math.sqrt(along.x * along.x + along.y * along.y);
  let gone = 0;
  return path.every(({ x, y }) => {
    const off = Math.abs(along.x * (y - from.y) - along.y * (x - from.x));
    const share = along.x * (x - from.x) + along.y * (y - from.y);
    const onwards = share >= gone;
    gone = share;
    return onwards && off <= length;
  });
}

/** Length along a path to a point of it, in units from its start; undefined off the path. */
export function lengthAlong(path: readonly Point[], point: Point): number | undefined {
  let gone = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    if (!from || !to) continue;
    const step = { x: to.x - from.x, y: to.y - from.y };
    const length = Math.sqrt(step.x * step.x + step.y * step.y);
    const share = length === 0 ? 0 : ((point.x - from.x) * step.x + (point.y - from.y) * step.y) / (length * length);
    const off = { x: from.x + step.x * share - point.x, y: from.y + step.y * share - point.y };
    if (share >= -0.001 && share <= 1.001 && Math.abs(off.x) <= 20 && Math.abs(off.y) <= 20) return gone + share * length;
    gone += length;
  }
  return undefined;
}

/** The level on which a figure can stand at a point: the lowest, the ground where there is none. */
export function levelFor(state: PlaneState, figure: PlaneFigure): (at: Point) => number {
  return (at) => standAt(state.scene.table, { ...bodyOf(state, figure), ...at }, [])[0] ?? 0;
}
