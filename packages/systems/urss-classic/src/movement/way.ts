import {
  displace,
  flee,
  placesAlong,
  roundPoint,
  walk,
  type Fall,
  type Mover,
  type Place,
  type Point,
  type Stop,
  type Trace,
  type Vector,
} from '@escarmouche/space';
import type { MoveManner } from '../events.ts';
import { bodyOf } from '../figures.ts';
import type { Figure, FigureId, Perch, State } from '../state.ts';
import { cut, pointsUntil } from './along.ts';
import { moverOf, othersOf } from './mover.ts';

/** A way that a figure is about to go: what geometry makes of it, and what is left of it from any point on. */
export interface Way {
  readonly manner: MoveManner;
  /** Units along it. */
  readonly length: number;
  /** Where the figure is at a length along it. */
  readonly at: (length: number) => Place;
  /** The points gone at a length along it, start first. */
  readonly until: (length: number) => readonly Place[];
  readonly end: Place;
  /** What the figure faces at its end; undefined leaves the facing as it is. */
  readonly facing?: Vector;
  /** Where the figure hangs on the way, and at its end (UC-ACT-CLIMB-SWIM, UC-ACT-LADDER). */
  readonly perch?: Perch;
  readonly endPerch?: Perch;
  /** At the end the figure goes over an edge. */
  readonly fall?: Fall;
  /** Enemies in contact at the end. */
  readonly touches: readonly FigureId[];
  /** What ended it early. */
  readonly stop?: Stop;
  /** Nothing was left of it: the figure is in mid-air, and comes down. */
  readonly stranded?: boolean;
  /** Who moves the figure against its will. */
  readonly by?: FigureId;
  /** The rest of it, traced anew from where the figure then is, when `gone` units are behind. */
  readonly onward: (state: State, figure: Figure, gone: number) => Way;
}

/** `by`: who moves the figure, which then keeps its facing (UC-SYS-FORCED). */
function wayOf(manner: MoveManner, trace: Trace, onward: Way['onward'], by?: FigureId): Way {
  const { points, end, length, direction, fall, touches, stop } = trace;
  const upright = fall ? points.slice(0, -1) : points;
  let places: ((length: number) => Place) | undefined;
  return {
    manner,
    length,
    at: (gone) => (places ??= placesAlong(upright))(gone),
    until: (gone) => (gone >= length ? upright : pointsUntil(upright, gone)),
    end: fall ? fall.from : end,
    facing: by === undefined && direction ? roundPoint(direction) : undefined,
    fall,
    touches,
    stop,
    by,
    onward,
  };
}

/** Walks, or swims, along a path with an allowance in units of cost (UC-MOVE-PATH, UC-ACT-CLIMB-SWIM). */
export function walkWay(state: State, figure: Figure, manner: 'move' | 'run' | 'swim', path: readonly Point[], allowance: number): Way {
  const { table } = state.scene;
  const mover = moverOf(state, figure, manner === 'swim' ? 'swim' : 'land');
  return wayOf(manner, walk(table, mover, path, allowance), (later, moved, gone) => {
    const { before, after } = cut(mover.body, path, gone);
    return walkWay(later, moved, manner, after, allowance - costOf(state, mover, before, allowance));
  });
}

/**
 * What the part of a way already gone has cost; the figures passed do not matter any more. Halfway over a linear obstacle it is the cost up to the
 * obstacle, whose crossing the rest of the way pays (UC-MOVE-OBSTACLE).
 */
function costOf(state: State, mover: Mover, gone: readonly Point[], allowance: number): number {
  return walk(state.scene.table, { ...mover, others: [] }, gone, allowance).cost;
}

/** Runs straight in a direction, away from something (UC-MORALE-FLEE). */
export function fleeWay(state: State, figure: Figure, direction: Vector, allowance: number): Way {
  const mover = moverOf(state, figure);
  const trace = flee(state.scene.table, mover, direction, allowance);
  const way = wayOf('fled', trace, (later, moved, gone) => {
    const { before } = cut(mover.body, trace.points.slice(1), gone);
    return fleeWay(later, moved, direction, allowance - costOf(state, mover, before, allowance));
  });
  return { ...way, facing: direction };
}

/** Is pushed or sent straight in a direction; its facing does not change (UC-SYS-FORCED). */
export function displacedWay(
  state: State,
  figure: Figure,
  direction: Vector,
  length: number,
  manner: 'pushed' | 'thrown',
  by: FigureId,
): Way {
  const others = othersOf(state, figure).map(({ id, body, manner: met }) => ({
    id,
    body,
    manner: met === 'pass' ? ('block' as const) : met,
  }));
  const trace = displace(state.scene.table, bodyOf(state, figure), direction, length, others);
  return wayOf(manner, trace, (later, moved, gone) => displacedWay(later, moved, direction, length - gone, manner, by), by);
}
