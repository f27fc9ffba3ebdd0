import { roundPlace, type Place, type Vector } from '@escarmouche/space';
import type { Event } from '../events.ts';
import { engagedWith, figureOf, inPlay, sheetOf } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { disengage } from '../melee/free-attack.ts';
import type { Turn } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { heading } from './along.ts';
import { charge, meet } from './contact.ts';
import { fall } from './fall.ts';
import { isHalted, openWindow, type Progress } from './react.ts';
import { stopShort } from './stop-short.ts';
import { nextWindow, watchersOf } from './watch.ts';
import type { Way } from './way.ts';

/** Traces a way from where a figure is. */
export type Tracing = (state: State, figure: Figure) => Way;

/** A willed movement: the free attacks for leaving a melee, the movement with its alert windows, contact at its end (UC-MOVE-CHARGE). */
export function setOut(turn: Turn, figure: Figure, tracing: Tracing, facing?: Vector): void {
  if (goesSomewhere(tracing(turn.state, figure)) && !disengage(turn, figure)) return;
  travel(turn, figure, tracing(turn.state, figure), facing);
}

/** Is it more than a turn on the spot? */
export function goesSomewhere(way: Way): boolean {
  return way.length > 0 || way.fall !== undefined;
}

/** Goes a way, willed or not; enemies in alert stance may react along it and at its end (UC-ACT-ALERT-TRIGGER). */
export function travel(turn: Turn, figure: Figure, first: Way, facing?: Vector): void {
  if (!goesSomewhere(first)) return;
  const before = engagedWith(turn.state, figure);
  const { manner } = first;
  const start: Progress = { mover: figure.id, posture: figure.posture, fleeing: manner === 'fled', manner, gone: 0, trail: [] };
  const watchers = watchersOf(turn.state, figure);
  let way = first;
  let gone = 0;
  let halted = false;
  let reacted = false;
  const trail: Place[] = [];
  for (;;) {
    const window = nextWindow(turn.state, figure, way, watchers, gone);
    if (!window) break;
    trail.push(...step(turn, figure, way, window.at));
    gone += window.at;
    way = way.onward(turn.state, figure, window.at);
    halted = openWindow(turn, { ...start, gone, trail: [...trail], left: way }, window.watchers);
    reacted ||= window.watchers.some(({ id }) => !figureOf(turn.state, id).alert);
    if (halted) break;
    way = way.onward(turn.state, figure, 0);
  }
  if (!halted && !way.stranded) {
    trail.push(...arrive(turn, figure, way, paused(trail, reacted), facing));
    gone += way.length;
  }
  if (way !== first) stopShort(turn, figure, trail);
  tellMoved(turn, figure, isWilled(first), trail);
  const end = { ...start, gone };
  openWindow(turn, end, watchers);
  if (halted || isHalted(turn.state, end)) return;
  if (isWilled(way)) return charge(turn, figure, way.touches);
  meet(turn, figure, before);
}

function isWilled({ manner }: Way): boolean {
  return manner !== 'pushed' && manner !== 'thrown' && manner !== 'fled';
}

function rounded(points: readonly Place[]): readonly Place[] {
  return points.map((place) => roundPlace(place, place.z));
}

/** Goes as far as a point of the way where somebody may react: the places passed. */
function step(turn: Turn, figure: Figure, way: Way, length: number): readonly Place[] {
  const { manner, perch, by } = way;
  const there = way.until(length);
  const points = rounded(there);
  const facing = way.facing && (heading(there) ?? way.facing);
  turn.emit({ type: 'figureMoved', figure: figure.id, manner, points, facing, perch, by, paused: true });
  return points;
}

/** What the end of a movement tells of its pauses. */
type Pauses = Pick<Extract<Event, { type: 'figureMoved' }>, 'trail' | 'onward'>;

function paused(trail: readonly Place[], reacted: boolean): Pauses {
  return { ...(trail.length > 0 && { trail: [...trail] }), ...(reacted && { onward: true }) };
}

/** Goes to the end. The facing may be chosen, but for a movement that ends in contact or by a fall (UC-ACT-MOVE). */
function arrive(turn: Turn, figure: Figure, way: Way, pauses: Pauses, chosen?: Vector): readonly Place[] {
  const { manner, length, fall: over, touches, by } = way;
  const facing = touches.length > 0 || over ? way.facing : (chosen ?? way.facing);
  const points = length > 0 ? rounded(way.until(length)) : [];
  if (length > 0) {
    const perch = over ? way.perch : way.endPerch;
    turn.emit({ type: 'figureMoved', figure: figure.id, manner, points, facing, perch, by, ...pauses });
  }
  if (!over) return points;
  fall(turn, figure, over.landing);
  return [...points, over.landing];
}

function tellMoved(turn: Turn, figure: Figure, willed: boolean, trail: readonly Place[]): void {
  for (const { rule } of grantedTo(sheetOf(turn.state, figure.id)).own) if (inPlay(figure)) rule.moved?.(turn, figure, willed, trail);
}
