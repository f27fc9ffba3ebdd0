import { figureOf, groupOf, type FigureId, type GroupIn } from '../roster.ts';
import type { PlaneTurn } from './events.ts';
import type { PlaneState } from './state.ts';
import type { Progress } from './travel-rules.ts';

/** Questions of a document to the watchers of a movement, at a point where they may break in. */
export interface Asking<S extends PlaneState, T extends PlaneTurn<S>, W> {
  /** May it do anything about the movement now? */
  readonly able: (state: S, watcher: W, mover: FigureId) => boolean;
  /** The next watcher of a group, chosen by its controller. */
  readonly next: (turn: T, group: GroupIn<S>, among: readonly FigureId[], mover: FigureId) => FigureId;
  /** The watcher is asked. halted: its reaction has ended the movement. */
  readonly react: (turn: T, at: Progress<S>, watcher: W) => 'passed' | 'reacted' | 'halted';
}

/**
 * Asks those at a window, group by group in the order given, within a group in the order its controller chooses; each after the former reaction, with
 * what is then left of the way. True when a reaction ends the movement.
 */
export function askWatchers<S extends PlaneState, T extends PlaneTurn<S>, W extends { readonly id: FigureId }>(
  asking: Asking<S, T, W>,
  turn: T,
  point: Progress<S>,
  watchers: readonly W[],
): boolean {
  const { mover } = point;
  const able = (among: readonly W[]): readonly W[] => among.filter((one) => asking.able(turn.state, one, mover));
  let waiting = able(watchers);
  let { left, trail } = point;
  for (let next = nextOf(asking, turn, mover, waiting); next; next = nextOf(asking, turn, mover, waiting)) {
    const chosen = next;
    const came = asking.react(turn, { ...point, left, trail }, chosen);
    if (came === 'halted' && left) return true;
    waiting = waiting.filter((one) => one !== chosen);
    if (came === 'passed') continue;
    trail = [];
    waiting = able(waiting);
    left = left?.onward(turn.state, figureOf(turn.state, mover), 0);
  }
  return false;
}

/** A waiting watcher of the first group. */
function nextOf<S extends PlaneState, T extends PlaneTurn<S>, W extends { readonly id: FigureId }>(
  asking: Asking<S, T, W>,
  turn: T,
  mover: FigureId,
  waiting: readonly W[],
): W | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const group = groupOf(turn.state, first.id);
  const among = waiting.map(({ id }) => id).filter((id) => groupOf(turn.state, id) === group);
  const chosen = asking.next(turn, group, among, mover);
  return waiting.find(({ id }) => id === chosen);
}
