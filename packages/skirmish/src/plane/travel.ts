import { roundPlace, type Place, type Vector } from '@escarmouche/space';
import { inPlay, type FigureIn } from '../roster.ts';
import { heading } from './along.ts';
import { charge, meet } from './contact.ts';
import type { PlaneEvent, PlaneTurn } from './events.ts';
import { fall } from './fall.ts';
import type { PlaneState } from './state.ts';
import { stopShort } from './stop-short.ts';
import { engagedWith } from './touching.ts';
import type { Progress, TravelRules } from './travel-rules.ts';
import type { Way } from './way.ts';

/** A willed movement: attacks of the enemies left, the movement, contact at its end. `tracing` traces the way from the figure's place. */
export function setOut<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  tracing: (state: S, figure: FigureIn<S>) => Way<S>,
  facing?: Vector,
): void {
  if (rules.leaves && goesSomewhere(tracing(turn.state, figure)) && !rules.leaves(turn, figure)) return;
  travel(rules, turn, figure, tracing(turn.state, figure), facing);
}

/** Is the way more than a turn on the spot? */
export function goesSomewhere<S extends PlaneState>({ length, fall: over }: Way<S>): boolean {
  return length > 0 || over !== undefined;
}

/** The movement along a way, willed or not; watchers may break in along it and at its end. */
export function travel<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  first: Way<S>,
  facing?: Vector,
): void {
  if (!goesSomewhere(first)) return;
  const before = engagedWith(turn.state, figure);
  const { manner } = first;
  const start: Progress<S> = { mover: figure.id, posture: figure.posture, manner, gone: 0, trail: [] };
  const watch = rules.watch?.(turn, figure, manner);
  let way = first;
  let gone = 0;
  let halted = false;
  let broken = false;
  const trail: Place[] = [];
  for (;;) {
    const window = watch?.next(way, gone);
    if (!window) break;
    trail.push(...step(turn, figure, way, window.at));
    gone += window.at;
    way = way.onward(turn.state, figure, window.at);
    const came = window.open({ ...start, gone, trail: [...trail], left: way });
    halted = came === 'halted';
    broken ||= came === 'broken';
    if (halted) break;
    way = way.onward(turn.state, figure, 0);
  }
  if (!halted && !way.stranded) {
    trail.push(...arrive(rules, turn, figure, way, paused(trail, broken), facing));
    gone += way.length;
  }
  if (way !== first) stopShort(rules, turn, figure, trail);
  rules.moved?.(turn, figure, isWilled(first), trail);
  if (watch?.end({ ...start, gone }) || halted || !inPlay(figure) || figure.posture !== start.posture) return;
  if (isWilled(way)) return charge(rules, turn, figure, way.touches, trail);
  meet(rules, turn, figure, before);
}

function isWilled<S extends PlaneState>({ manner }: Way<S>): boolean {
  return manner !== 'pushed' && manner !== 'thrown' && manner !== 'fled';
}

function rounded(points: readonly Place[]): readonly Place[] {
  return points.map((place) => roundPlace(place, place.z));
}

/** Movement as far as a point of the way where watchers may break in; the places passed. */
function step<S extends PlaneState, T extends PlaneTurn<S>>(turn: T, figure: FigureIn<S>, way: Way<S>, length: number): readonly Place[] {
  const { manner, perch, by } = way;
  const there = way.until(length);
  const points = rounded(there);
  const facing = way.facing && (heading(there) ?? way.facing);
  turn.emit({ type: 'figureMoved', figure: figure.id, manner, points, facing, perch, by, paused: true });
  return points;
}

/** Pauses of a movement, as its end tells them. */
type Pauses = Pick<Extract<PlaneEvent, { type: 'figureMoved' }>, 'trail' | 'onward'>;

function paused(trail: readonly Place[], broken: boolean): Pauses {
  return { ...(trail.length > 0 && { trail: [...trail] }), ...(broken && { onward: true }) };
}

/** Facing at the end: the chosen one; the way's own after a fall, and in contact unless the rules say otherwise. */
function facingAtEnd<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  state: S,
  figure: FigureIn<S>,
  way: Way<S>,
  chosen: Vector | undefined,
): Vector | undefined {
  if (way.fall) return way.facing;
  if (way.touches.length === 0) return chosen ?? way.facing;
  return rules.facesInContact && isWilled(way) ? rules.facesInContact(state, figure, way, chosen) : way.facing;
}

/** Movement to the end of a way, its fall included; the places passed. */
function arrive<S extends PlaneState, T extends PlaneTurn<S>>(
  rules: TravelRules<S, T>,
  turn: T,
  figure: FigureIn<S>,
  way: Way<S>,
  pauses: Pauses,
  chosen?: Vector,
): readonly Place[] {
  const { manner, length, fall: over, by } = way;
  const facing = facingAtEnd(rules, turn.state, figure, way, chosen);
  const points = length > 0 ? rounded(way.until(length)) : [];
  if (length > 0) {
    const perch = over ? way.perch : way.endPerch;
    turn.emit({ type: 'figureMoved', figure: figure.id, manner, points, facing, perch, by, ...pauses });
  }
  if (!over) return points;
  fall(rules, turn, figure, over.landing);
  return [...points, over.landing];
}
