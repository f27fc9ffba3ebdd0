import type { Refusal } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { inDeepWater, walkWay, type Way } from '@escarmouche/skirmish/plane';
import { climbables, featureById, contains, roundPoint, span, type Climbable, type Point } from '@escarmouche/space';
import type { Leg } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import { goes, isLast, rateOf, type Gone } from './mixed.ts';

/** A movement of several kinds as it was found, and the reason where it goes no further. */
export interface MixedWay {
  readonly legs: readonly Leg[];
  readonly ways: readonly Way<State>[];
  /** Units left of the base move. */
  readonly left: number;
  /** The battle after the movement. */
  readonly after: State;
  readonly refusal?: Refusal;
}

/** Units within which a figure counts as at a point. Edges with a fall are kept as far away. */
const NEAR = 50;
const MOST_LEGS = 20;

/** A stretch as it was found: its start, the base move left there, and its result. */
interface Found {
  readonly leg: Leg;
  readonly before: State;
  readonly had: number;
  readonly gone: Gone;
}

/** Straight from point to point: on foot, swimming in deep water, up and down features in the way (UK-ACT-ONE-THING). */
export function mixedBy(state: State, { id }: Figure, points: readonly Point[]): MixedWay {
  const found: Found[] = [];
  let [there, left] = [state, baseMove(state, figureOf(state, id))];
  const told = (refusal?: Refusal): MixedWay => ({
    legs: found.map(({ leg }) => leg),
    ways: found.map(({ gone }) => gone.way),
    left,
    after: there,
    ...(refusal && { refusal }),
  });
  for (const to of points) {
    while (span(figureOf(there, id), to) > NEAR && found.length < MOST_LEGS) {
      const next = legTowards(there, figureOf(there, id), to, left);
      const last = found.at(-1);
      const joined = last && joinedTo(last.leg, next);
      const [leg, before, had] = joined ? [joined, last.before, last.had] : [next, there, left];
      const gone = goes(before, id, leg, had);
      if ('reason' in gone) return told(gone);
      if (joined) found.pop();
      found.push({ leg, before, had, gone });
      [there, left] = [gone.after, gone.left];
      if (isLast(gone.way)) return told();
    }
  }
  return told();
}

/** Two stretches of one kind along the ground as one; undefined for others. */
function joinedTo(last: Leg, next: Leg): Leg | undefined {
  if (last.type === 'move' && next.type === 'move') return { type: 'move', path: [...last.path, ...next.path] };
  if (last.type === 'swim' && next.type === 'swim') return { type: 'swim', path: [...last.path, ...next.path] };
  return undefined;
}

/** The next stretch of a way to a point. */
function legTowards(state: State, figure: Figure, to: Point, left: number): Leg {
  if (figure.perch) {
    const { feature } = figure.perch;
    const shape = featureById(state.scene.table, feature)?.shape;
    return climbing(state, figure, left, shape && contains(shape, to) ? 'up' : 'down', feature) ?? { type: 'move', path: [to] };
  }
  if (inDeepWater(state, figure)) return swimming(state, figure, to, left);
  const way = walkWay(plane, state, figure, 'move', [to], left);
  const short = Math.floor(way.length) - (way.fall ? NEAR : 0);
  const onFoot: Leg = { type: 'move', path: [way.stop && short > 0 ? roundPoint(way.at(short)) : to] };
  if (short > 0) return onFoot;
  if (way.stop?.reason === 'water') return swimming(state, figure, to, left);
  if (way.fall) return climbing(state, figure, left, 'down') ?? onFoot;
  return (way.stop?.reason === 'solid' ? climbing(state, figure, left, 'up', way.stop.id) : undefined) ?? onFoot;
}

/** As far towards a point as the water goes. */
function swimming(state: State, figure: Figure, to: Point, left: number): Leg {
  const way = walkWay(plane, state, figure, 'swim', [to], left / rateOf(state, figure, 'swim'));
  return { type: 'swim', path: [way.stop && way.length > 0 ? roundPoint(way.end) : to] };
}

/** By a ladder in touch, else by a wall, as far as it goes. */
function climbing(state: State, figure: Figure, left: number, way: 'up' | 'down', wall?: string): Leg | undefined {
  const inTouch = climbables(state.scene.table, bodyOf(state, figure), plane.stepUp).filter((one) => one[way] > 0);
  const one = inTouch.find(({ kind }) => kind === 'ladder') ?? inTouch.find(({ id }) => wall === undefined || id === wall);
  if (!one) return undefined;
  const type = one.kind === 'ladder' ? 'ladder' : 'climb';
  const height = heightOf(one, way, left / rateOf(state, figure, type));
  return { type, feature: one.id, height: way === 'up' ? height : -height };
}

/** The whole height where none of it can be climbed: then the reason tells the height possible. */
const heightOf = (one: Climbable, way: 'up' | 'down', most: number): number => Math.floor(most < 1 ? one[way] : Math.min(one[way], most));
