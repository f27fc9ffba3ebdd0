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
import { bodyOf } from '../placed/bodies.ts';
import type { FigureId, FigureIn } from '../roster.ts';
import { cut, pointsUntil } from './along.ts';
import type { MoveManner } from './events.ts';
import { daunted, moverOf, othersOf } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { Perch, PlaneState } from './state.ts';

/** A way that a figure is about to go: its geometry, and the rest of it from any point. */
export interface Way<S extends PlaneState> {
  readonly manner: MoveManner;
  /** Units along it. */
  readonly length: number;
  /** Place of the figure at a length along the way. */
  readonly at: (length: number) => Place;
  /** The points gone at a length along it, start first. */
  readonly until: (length: number) => readonly Place[];
  readonly end: Place;
  /** Facing at the end; undefined leaves the facing as it is. */
  readonly facing?: Vector;
  /** Perch on the way and at its end. */
  readonly perch?: Perch;
  readonly endPerch?: Perch;
  /** At the end the figure goes over an edge. */
  readonly fall?: Fall;
  /** Enemies in contact at the end. */
  readonly touches: readonly FigureId[];
  /** Obstruction that ended the way early. */
  readonly stop?: Stop;
  /** No way was left: the figure is in mid-air, and comes down. */
  readonly stranded?: boolean;
  /** Figure that moves this one against its will. */
  readonly by?: FigureId;
  /** The rest of it, traced anew from where the figure then is, when `gone` units are behind. */
  readonly onward: (state: S, figure: FigureIn<S>, gone: number) => Way<S>;
}

/** `by`: the figure that moves this one, which then keeps its facing. */
function wayOf<S extends PlaneState>(manner: MoveManner, trace: Trace, onward: Way<S>['onward'], by?: FigureId): Way<S> {
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

/** Walks, or swims, along a path with an allowance in units of cost. */
export function walkWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  manner: 'move' | 'run' | 'crawl' | 'swim',
  path: readonly Point[],
  allowance: number,
): Way<S> {
  const { table } = state.scene;
  const mover = moverOf(rules, state, figure, manner === 'swim' ? 'swim' : 'land');
  const trace = daunted(rules, state, figure, (others) => walk(table, { ...mover, others }, path, allowance), mover.others);
  return wayOf(manner, trace, (later, moved, gone) => {
    const { before, after } = cut(mover.body, path, gone);
    return walkWay(rules, later, moved, manner, after, allowance - costOf(state, mover, before, allowance));
  });
}

/**
 * Cost of the part of a way already gone; the figures passed do not matter any more. Halfway over a linear obstacle the cost is that up to the
 * obstacle, whose crossing the rest of the way pays.
 */
function costOf(state: PlaneState, mover: Mover, gone: readonly Point[], allowance: number): number {
  return walk(state.scene.table, { ...mover, others: [] }, gone, allowance).cost;
}

/** Runs, or swims, straight in a direction, away from something. */
export function fleeWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  direction: Vector,
  allowance: number,
  medium?: Mover['medium'],
): Way<S> {
  const mover = moverOf(rules, state, figure, medium);
  const trace = flee(state.scene.table, mover, direction, allowance);
  const way = wayOf<S>('fled', trace, (later, moved, gone) => {
    const { before } = cut(mover.body, trace.points.slice(1), gone);
    return fleeWay(rules, later, moved, direction, allowance - costOf(state, mover, before, allowance), medium);
  });
  return { ...way, facing: direction };
}

/** Is pushed or sent straight in a direction; its facing does not change. */
export function displacedWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  direction: Vector,
  length: number,
  manner: 'pushed' | 'thrown',
  by: FigureId,
): Way<S> {
  const others = othersOf(rules, state, figure).map(({ id, body, manner: met }) => ({
    id,
    body,
    manner: met === 'pass' ? ('block' as const) : met,
  }));
  const trace = displace(state.scene.table, bodyOf(state, figure), direction, length, others, rules.stepUp);
  return wayOf(manner, trace, (later, moved, gone) => displacedWay(rules, later, moved, direction, length - gone, manner, by), by);
}
