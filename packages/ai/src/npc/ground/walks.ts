import type { FigureIn } from '@escarmouche/skirmish';
import { daunted, inDeepWater, type PlaneState } from '@escarmouche/skirmish/plane';
import {
  bodyAt,
  boxAround,
  dot,
  PACE,
  placesAlong,
  reach,
  roundPoint,
  type Reach,
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
import { contactsOf, touchedBy } from './contacts.ts';
import type { End } from './end.ts';
import { latticeOf } from './lattice.ts';
import { swimEnds, waterFrom, wetPlaces } from './water.ts';
import { bendsTo } from './ways.ts';

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
  const end = { at: { x, y, z }, length: 0, way: 0, touches, how: 'stay' } as const;
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
  const { end: at, cost: length, length: way, direction } = trace;
  if (!direction || !endsWell(game, trace)) return undefined;
  const end = { at, length, way, touches: touchedBy(mover, at), how: 'walk' } as const;
  const { walk: command } = game.movement;
  if (trace.touches.length === 0) return { ...end, command: (facing) => command(path, facing) };
  return { ...end, facing: facingInContact(mover, trace, direction), command: () => command(path) };
}

/** Units by which a walk towards a place is shortened until others are no longer in its way. */
const BACK = PACE / 4;

/** The part of the shortest way to a place that one walk covers: as far as the allowance, a wall to climb or others in the way let it. */
function walkTowards<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  region: Reach,
  goal: Place,
): readonly Point[] | undefined {
  const way = bendsTo(game, state, figure, [goal])(figure);
  if (!way) return undefined;
  const { stepUp, dropFree } = mover;
  const climbs = way.findIndex(({ z }, i) => {
    const before = way[i - 1]?.z ?? figure.z;
    return z - before > stepUp || before - z >= dropFree;
  });
  // The place on top of a wall leads a walk against the wall.
  const onFoot = climbs < 0 ? way : way.slice(0, climbs + 1);
  const { points, length } = walk(state.scene.table, { ...mover, others: [] }, onFoot, game.movement.walks(state, figure));
  const along = placesAlong(points);
  for (let gone = length; gone > 0; gone -= BACK) {
    const place = along(gone);
    const found = region.wayTo(place, place.z);
    if (found) return found.path;
  }
  return undefined;
}

/**
 * Ends of one walk of the acting figure, of one swim and of one climb: its place; the points of the lattice that it can walk to; the contact points of every
 * enemy and friend; `extra` places, and of those that are too far the end of the part of the shortest way that one walk covers (AI-MDA-SAMPLE,
 * AI-GEO-PATH). No walk ends upon another base, leaves the table or leads over an edge. `step`: of the lattice.
 */
export function walksOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  extra: readonly Place[],
  step?: number,
): readonly End<C>[] {
  if (figure.perch) return climbEnds(game, state, figure, mover);
  const stay = staying(game, figure, mover);
  if (inDeepWater(state, figure)) return [stay, ...swimEnds(game, state, figure, mover), ...climbEnds(game, state, figure, mover)];
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
  const banks = banksOf(game, state, figure, mover);
  for (const place of latticeOf(game, state, figure, boxAround(figure, allowance), step)) {
    const way = near(place) ? region.wayTo(place, place.z) : undefined;
    if (!way) continue;
    add(walkAlong(game, state, figure, mover, way.path));
    const brink = banks(place);
    if (brink) add(walkAlong(game, state, figure, mover, [...way.path, brink]));
  }
  for (const place of contacts) {
    const way = near(place) ? region.wayTo(place) : undefined;
    if (way) add(walkAlong(game, state, figure, mover, way.path));
  }
  for (const place of extra) {
    const path = region.wayTo(place, place.z)?.path ?? walkTowards(game, state, figure, mover, region, place);
    if (path) add(walkAlong(game, state, figure, mover, path));
  }
  return [...ends.values(), ...swimEnds(game, state, figure, mover), ...climbEnds(game, state, figure, mover)];
}

const keyOf = ({ x, y, z }: Place): string => `${String(x)} ${String(y)} ${String(z)}`;

/** From places on the bank, the nearest point where a base touches the edge of deep water, for those who swim. */
function banksOf<S extends PlaneState, C>(
  { movement }: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
): (place: Place) => Point | undefined {
  const { table } = state.scene;
  const swims = (movement.swimming?.far(state, figure) ?? 0) > 0;
  const wet = swims ? wetPlaces(table, mover.body, mover.stepUp) : [];
  if (wet.length === 0) return () => undefined;
  return (place) => {
    const water = waterFrom(wet, place, BANK);
    const trace = water && walk(table, { ...mover, body: bodyAt(place, mover.body), others: [] }, [water], BANK);
    return trace?.stop?.reason === 'water' ? roundPoint(trace.end) : undefined;
  };
}

/** Greatest distance from a place on a bank to the water that a walk goes to the edge of, in units. */
const BANK = (3 / 2) * PACE;

/** Ends of one climb; the climber faces the wall. */
function climbEnds<S extends PlaneState, C>(game: Going<S, C>, state: S, figure: FigureIn<S>, mover: Mover): readonly End<C>[] {
  const factor = game.movement.climbing?.usual.wall.factor ?? 1;
  return climbsOf(game, state, figure, mover).map(({ at, command }) => ({
    at,
    length: factor * Math.abs(at.z - figure.z),
    way: Math.abs(at.z - figure.z),
    touches: touchedBy(mover, at),
    facing: span(at, figure) > 0 ? sub(at, figure) : figure.facing,
    command: () => command,
    how: 'climb',
  }));
}
