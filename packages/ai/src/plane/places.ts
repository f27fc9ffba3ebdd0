import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import {
  climb,
  climbables,
  isObstruction,
  PACE,
  roundPoint,
  span,
  walk,
  type Body,
  type Mover,
  type Place,
  type Point,
} from '@escarmouche/space';
import { levelAround, wayTowards } from './field.ts';
import type { Going } from './game.ts';

/** A place that a movement leads to, and the command that goes there. */
export interface Reachable<C> {
  readonly at: Place;
  readonly command: C;
  /** The way of the walk there; at its end the figure may turn, unless it touches another. */
  readonly path?: readonly Point[];
  /** Enemies that the figure would touch there. */
  readonly touches: readonly string[];
  /** Of a place that is only supposed: the real end of the movement; undefined when it is not worth going. */
  readonly really?: () => Reachable<C> | undefined;
}

/** Units below which a move that touches nobody is not worth an action. */
const LEAST = 500;
/** Greatest distance beyond a move at which an enemy or a place is still worth walking up to, bases included. */
const CLOSE = 2500;
/** Sixteen directions all round, as whole thousandths instead of angles: these four, each with its quarter turns (`ROUND`). */
const WAYS: readonly Point[] = [
  { x: 1000, y: 0 },
  { x: 924, y: 383 },
  { x: 707, y: 707 },
  { x: 383, y: 924 },
];
const ROUND: readonly Point[] = WAYS.flatMap(({ x, y }) => [
  { x, y },
  { x: -y, y: x },
  { x: -x, y: -y },
  { x: y, y: -x },
]);

function moveAlong<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  mover: Mover,
  way: readonly Point[],
  allowance: number,
): Reachable<C> | undefined {
  const trace = walk(state.scene.table, mover, way, allowance);
  if (trace.fall || trace.length < (trace.touches.length > 0 ? 1 : LEAST)) return undefined;
  const [goal] = way;
  const straight = way.length === 1 && goal;
  const gone = straight ? [trace.touches.length > 0 ? goal : trace.end] : trace.points.slice(1);
  const path = gone.map(roundPoint);
  return { at: trace.end, command: game.movement.walk(path), path, touches: trace.touches };
}

/** Distance from a base to the edge of the table in a direction, `most` units at most. */
function withinTable({ scene }: PlaneState, { x, y, r }: Body, way: Point, most: number): number {
  const { width, height } = scene.table;
  const room = (at: number, step: number, size: number): number => (step > 0 ? size - r - at : at - r) / Math.abs(step / 1000);
  const along = way.x === 0 ? Infinity : room(x, way.x, width);
  const across = way.y === 0 ? Infinity : room(y, way.y, height);
  return Math.floor(Math.max(0, Math.min(most, along, across)));
}

/**
 * Ends of one straight move: at points that are near, such as enemies; at the foot of points above; and in sixteen directions, all and half of
 * the way, three quarters where there is no room at the end. Places in directions are only supposed, where the ground looks free: most of them
 * are never walked to.
 */
export function movesOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  points: readonly Place[],
): Reachable<C>[] {
  const allowance = game.movement.walks(state, figure);
  const level = levelAround(game, state, figure);
  const found: Reachable<C>[] = [];
  const add = (place: Reachable<C> | undefined): void => {
    if (place) found.push(place);
  };
  /** Supposes a place where the ground looks free; false where there is no ground to walk on. */
  const suppose = ({ x, y }: Point): boolean => {
    const z = level(x, y);
    if (z === undefined || z > figure.z + mover.stepUp) return false;
    const really = (): Reachable<C> | undefined => moveAlong(game, state, mover, [{ x, y }], allowance);
    const path = [{ x, y }];
    if (z > figure.z - mover.dropFree) found.push({ at: { x, y, z }, command: game.movement.walk(path), path, touches: [], really });
    return true;
  };
  for (const { x, y, z } of points) {
    const above = z > figure.z + mover.stepUp;
    if (above || span(figure, { x, y }) < allowance + CLOSE) add(moveAlong(game, state, mover, [{ x, y }], allowance));
  }
  for (const way of ROUND) {
    const length = withinTable(state, mover.body, way, allowance);
    const end = (share: number): Point => ({
      x: figure.x + Math.round((way.x * length * share) / 1000),
      y: figure.y + Math.round((way.y * length * share) / 1000),
    });
    if (length >= LEAST && !suppose(end(1))) suppose(end(3 / 4));
    if (length >= 2 * LEAST) suppose(end(1 / 2));
  }
  return found;
}

/** A move round obstacles, until `near` units from one of some goals or as far as one action goes. */
export function moveTowards<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  goals: readonly Place[],
  near: number,
): Reachable<C> | undefined {
  const allowance = game.movement.walks(state, figure);
  const path = wayTowards(game, state, figure, goals, near, allowance);
  return moveAlong(game, state, mover, path.slice(1), allowance) ?? moveAlong(game, state, mover, path, allowance);
}

/** A run straight at a goal, as far as a run goes. */
export function runTowards<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  { x, y }: Point,
): Reachable<C> | undefined {
  const { running } = game.movement;
  if (!running) return undefined;
  const trace = walk(state.scene.table, mover, [{ x, y }], running.far(state, figure));
  if (trace.fall || trace.length < PACE) return undefined;
  const to = trace.touches.length > 0 ? { x, y, z: trace.end.z } : trace.end;
  return { at: trace.end, command: running.run(to), touches: trace.touches };
}

/** Ends of one climb on a surface above or below. */
export function climbsOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  { body, others, stepUp }: Mover,
): Reachable<C>[] {
  const { table } = state.scene;
  const touched = climbables(table, body, stepUp);
  if (touched.length === 0) return [];
  const tops = new Map(touched.map(({ id, up }) => [id, up]));
  return (game.movement.climbing?.climbs(state, figure) ?? []).flatMap(({ feature, height, command }) => {
    if (height > 0 && height < (tops.get(feature) ?? 0)) return [];
    const way = climb(table, body, feature, height, others, stepUp);
    return isObstruction(way) || way.where === 'wall' ? [] : [{ at: way.end, command, touches: [] }];
  });
}
