import type { FigureId, FigureIn } from '@escarmouche/skirmish';
import { daunted, inDeepWater, type PlaneState } from '@escarmouche/skirmish/plane';
import {
  bodyAt,
  boxAround,
  dot,
  inContact,
  reach,
  roundPoint,
  shortestPath,
  span,
  sub,
  walk,
  type Mover,
  type Place,
  type Point,
  type Trace,
  type Vector,
} from '@escarmouche/space';
import type { Going } from '../../plane/game.ts';
import { climbsOf } from '../../plane/places.ts';
import { contactsOf } from './contacts.ts';
import type { End } from './end.ts';
import { latticeOf } from './lattice.ts';

/** Figures in base contact with the mover at a place. */
export const touchedBy = ({ body, others }: Mover, at: Place): readonly FigureId[] =>
  others.filter((other) => inContact(bodyAt(at, body), other.body)).map(({ id }) => id);

/** The facing of a figure that comes in a direction to a place where it touches enemies: the direction, or towards an enemy behind it. */
export function facingInContact({ others }: Mover, trace: Pick<Trace, 'end' | 'touches'>, direction: Vector): Vector {
  const enemies = others.filter(({ id }) => trace.touches.includes(id)).map(({ body }) => sub(body, trace.end));
  return enemies.find((enemy) => dot(enemy, direction) < 0) ?? roundPoint(direction);
}

/** May a movement end as traced: all of it gone, or stopped as the rules allow, and never over an edge? */
export function endsWell<S extends PlaneState>({ rules }: Pick<Going<S, unknown>, 'rules'>, { complete, stop, fall }: Trace): boolean {
  if (fall || stop?.reason === 'fall') return false;
  return complete || stop?.reason === 'contact' || (stop?.reason === 'clearance' && !rules.shunning?.refusal);
}

/** The pivot on the spot. */
function staying<S extends PlaneState, C>({ movement }: Going<S, C>, { x, y, z, facing: now }: FigureIn<S>, mover: Mover): End<C> {
  const touches = touchedBy(mover, { x, y, z });
  const engaged = mover.others.some(({ id, manner }) => manner === 'stop' && touches.includes(id));
  const end = { at: { x, y, z }, length: 0, touches, how: 'stay' } as const;
  if (engaged) return { ...end, facing: now, command: () => movement.walk([]) };
  return { ...end, command: (facing) => movement.walk([], facing) };
}

/** The end of a walk along a path; undefined where it is not legal, or leads nowhere. */
function walkAlong<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  path: readonly Point[],
): End<C> | undefined {
  const { table } = state.scene;
  const allowance = game.movement.walks(state, figure);
  const trace = daunted(game.rules, state, figure, (others) => walk(table, { ...mover, others }, path, allowance), mover.others);
  const { end: at, cost: length, direction } = trace;
  if (!direction || !endsWell(game, trace)) return undefined;
  const end = { at, length, touches: touchedBy(mover, at), how: 'walk' } as const;
  const { walk: command } = game.movement;
  if (trace.touches.length === 0) return { ...end, command: (facing) => command(path, facing) };
  return { ...end, facing: facingInContact(mover, trace, direction), command: () => command(path) };
}

/** The part of the shortest way to a place that one walk covers. */
function walkTowards({ scene: { table } }: PlaneState, mover: Mover, goal: Place, allowance: number): readonly Point[] {
  const way = shortestPath(table, mover, goal, table.width + table.height);
  return way ? walk(table, mover, way.path, allowance).points.slice(1).map(roundPoint) : [];
}

/**
 * Ends of one walk of the acting figure, and of one climb: its place; the points of the lattice that it can walk to; the contact points of every
 * enemy and friend; `extra` places, and of those that are too far the end of the part of the shortest way that one walk covers (AI-MDA-SAMPLE,
 * AI-GEO-PATH). No walk ends upon another base, leaves the table or leads over an edge.
 */
export function walksOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  extra: readonly Place[],
): readonly End<C>[] {
  if (figure.perch) return climbEnds(game, state, figure, mover);
  const stay = staying(game, figure, mover);
  if (inDeepWater(state, figure)) return [stay, ...climbEnds(game, state, figure, mover)];
  const allowance = game.movement.walks(state, figure);
  const region = reach(state.scene.table, mover, allowance);
  const near = ({ x, y }: Point): boolean => span(figure, { x, y }) <= allowance + 1;
  const ends = new Map([[keyOf(stay.at), stay]]);
  const add = (end: End<C> | undefined): void => {
    if (end && !ends.has(keyOf(end.at))) ends.set(keyOf(end.at), end);
  };
  const contacts = mover.others.flatMap(({ body }) =>
    span(figure, body) < allowance + mover.body.r + body.r + 1 ? contactsOf(body, mover.body.r) : [],
  );
  for (const place of latticeOf(game, state, figure, boxAround(figure, allowance))) {
    const way = near(place) ? region.wayTo(place, place.z) : undefined;
    if (way) add(walkAlong(game, state, figure, mover, way.path));
  }
  for (const place of contacts) {
    const way = near(place) ? region.wayTo(place) : undefined;
    if (way) add(walkAlong(game, state, figure, mover, way.path));
  }
  for (const place of extra) {
    const path = region.wayTo(place, place.z)?.path ?? walkTowards(state, mover, place, allowance);
    add(walkAlong(game, state, figure, mover, path));
  }
  return [...ends.values(), ...climbEnds(game, state, figure, mover)];
}

const keyOf = ({ x, y, z }: Place): string => `${String(x)} ${String(y)} ${String(z)}`;

/** Ends of one climb; the climber faces the wall. */
function climbEnds<S extends PlaneState, C>(game: Going<S, C>, state: S, figure: FigureIn<S>, mover: Mover): readonly End<C>[] {
  const factor = game.movement.climbing?.usual.wall.factor ?? 1;
  return climbsOf(game, state, figure, mover).map(({ at, command }) => ({
    at,
    length: factor * Math.abs(at.z - figure.z),
    touches: touchedBy(mover, at),
    facing: span(at, figure) > 0 ? sub(at, figure) : figure.facing,
    command: () => command,
    how: 'climb',
  }));
}
