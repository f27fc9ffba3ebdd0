import {
  along,
  boxAround,
  discGap,
  featuresNear,
  flight,
  isObstruction,
  jump,
  roundPoint,
  span,
  sub,
  type Body,
  type Leap,
  type Place,
  type Point,
  type Obstruction,
  type Table,
  type Vector,
} from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { FigureIn } from '../roster.ts';
import { daunted, othersOf } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { LeapOf } from './short-leap.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import type { Way } from './way.ts';

/** The whole line of a jump or flight: from its start to the point over its landing. */
interface Arc {
  readonly manner: 'jump' | 'flight';
  readonly table: Table;
  readonly from: Body;
  readonly over: Place;
  readonly length: number;
  /** Highest surface under the line. */
  readonly ceiling: number;
}

/** Leaps what is left, so many units of a jump, from where the figure then is. */
type Retry<S extends PlaneState> = (state: S, figure: FigureIn<S>, left: number) => Leap | Obstruction;

/** A point of the straight line in space between start and end, lifted over what lies below. */
function pointOf({ table, from, over, length, ceiling }: Arc, gone: number): Place {
  if (gone >= length) return over;
  const at = (a: number, b: number): number => Math.round(a + ((b - a) * gone) / length);
  const point = { x: at(from.x, over.x), y: at(from.y, over.y) };
  let z = at(from.z, over.z);
  for (const { kind, shape, top } of featuresNear(table, boxAround(point, from.r))) {
    if (kind === 'solid' && top > z && top <= ceiling && discGap(point, from.r, shape) < 0) z = top;
  }
  return { ...point, z };
}

const landingPoint = ({ fall, end }: Leap): Place => fall?.from ?? end;

function leapWay<S extends PlaneState>(arc: Arc, leap: Leap, done: number, retry: Retry<S>): Way<S> {
  const { manner, over, length } = arc;
  const { direction, touches, fall } = leap;
  return {
    manner,
    length: length - done,
    at: (gone) => pointOf(arc, done + gone),
    until: (gone) => [pointOf(arc, done), pointOf(arc, done + gone)],
    end: over,
    facing: direction,
    fall,
    touches,
    onward(later, figure, gone) {
      const again = retry(later, figure, length - done - gone);
      if (isObstruction(again)) return stranded(manner, figure);
      const here = pointOf(arc, done + gone);
      if (figure.x === here.x && figure.y === here.y && figure.z === here.z) return leapWay(arc, again, done + gone, retry);
      return leapWay({ ...arc, from: bodyOf(later, figure), over: landingPoint(again), length: again.length }, again, 0, retry);
    },
  };
}

/** A way with no part left to go. */
function stranded<S extends PlaneState>(manner: 'jump' | 'flight', { x, y, z }: PlaneFigure): Way<S> {
  const here = { x, y, z };
  const onward: Way<S>['onward'] = (_state, figure) => stranded(manner, figure);
  return { manner, length: 0, at: () => here, until: () => [here], end: here, touches: [], stranded: true, onward };
}

/** A leap of this length, or as the rules make it where it comes too near to an enemy that keeps it away. */
const longest = <S extends PlaneState>({ shunning }: PlaneRules<S>, length: number, leapOf: LeapOf): Leap | Obstruction =>
  (shunning?.leap ?? wholeLeap)(length, leapOf);

const wholeLeap = (length: number, leapOf: LeapOf): Leap | Obstruction => leapOf(length);

/** Jumps a length in a direction; lower it falls by the difference. */
export function jumpWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  direction: Vector,
  length: number,
  limit: number,
): Way<S> | Obstruction {
  const { table } = state.scene;
  const from = bodyOf(state, figure);
  const retry: Retry<S> = (later, jumper, left) =>
    jump(table, { ...bodyOf(later, jumper), z: from.z }, direction, left, limit, othersOf(rules, later, jumper), rules.stepUp);
  const leap = daunted(rules, state, figure, (others) =>
    longest(rules, length, (some) => jump(table, from, direction, some, limit, others, rules.stepUp)),
  );
  if (isObstruction(leap)) return leap;
  const arc: Arc = { manner: 'jump', table, from, over: landingPoint(leap), length: leap.length, ceiling: from.z + rules.jumpsOver };
  return leapWay(arc, leap, 0, retry);
}

/** The point of a straight line at a length from its start, as seen from above; its end at its whole length. */
function onLine(from: Point, to: Point, length: number): Point {
  const whole = span(from, to);
  return length >= whole ? to : roundPoint(along(from, sub(to, from), length / whole));
}

/** Flies to a place, `limit` units away in space at most. */
export function flightWay<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  to: Place,
  limit: number,
): Way<S> | Obstruction {
  const { table } = state.scene;
  const from = bodyOf(state, figure);
  const leap = daunted(rules, state, figure, (others) =>
    longest(rules, span(from, to), (some) => flight(table, from, { ...onLine(from, to, some), z: to.z }, limit, others, rules.stepUp)),
  );
  if (isObstruction(leap)) return leap;
  const { length, end } = leap;
  // The take-off settled the length.
  const retry: Retry<S> = (later, flyer) => flight(table, bodyOf(later, flyer), end, Infinity, othersOf(rules, later, flyer), rules.stepUp);
  return leapWay({ manner: 'flight', table, from, over: leap.end, length, ceiling: Infinity }, leap, 0, retry);
}
