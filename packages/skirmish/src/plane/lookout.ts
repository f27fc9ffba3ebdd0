import { withFigureAt } from '../placed/state.ts';
import { figureOf, type FigureIn } from '../roster.ts';
import { type PlaneState } from './state.ts';
import type { Way } from './way.ts';

/**
 * Step of the search along a way, in units: a base a pace wide that crosses a gap shows for longer, and a circle of range crossed in less is grazed.
 */
const STEP = 200;
const SAME_POINT = 1;

/** The first point of a way at which some may break in. */
export interface Opening<W> {
  /** Units along the way. */
  readonly at: number;
  readonly watchers: readonly W[];
}

/**
 * The first point of a way at which a window opens for any watcher, and the watchers there; the end is left out, unless the figure goes over an edge
 * there. `firstFor`: the point for one watcher, up to a limit.
 */
export function nextOpening<S extends PlaneState, W>(
  way: Way<S>,
  watchers: readonly W[],
  firstFor: (watcher: W, limit: number) => number | undefined,
): Opening<W> | undefined {
  let limit = way.fall ? way.length : way.length - SAME_POINT;
  let open: { readonly watcher: W; readonly at: number }[] = [];
  for (const watcher of watchers) {
    const at = firstFor(watcher, limit);
    if (at === undefined || at > limit) continue;
    open = [...open.filter((one) => one.at <= at + SAME_POINT), { watcher, at }];
    limit = Math.min(limit, at + SAME_POINT);
  }
  return open.length === 0 ? undefined : { at: Math.min(...open.map(({ at }) => at)), watchers: open.map(({ watcher }) => watcher) };
}

/** Look-ahead along a way: the state with the figure at a length. One copy of the figure goes ahead, so that each state holds until the next. */
export function lookAhead<S extends PlaneState>(state: S, figure: FigureIn<S>, way: Way<S>): (length: number) => S {
  const ahead = withFigureAt(state, figure, figure);
  const scout: { x: number; y: number; z: number } = figureOf(ahead, figure.id);
  return (length) => {
    ({ x: scout.x, y: scout.y, z: scout.z } = way.at(length));
    return ahead;
  };
}

/** The first length, above 0 and up to a limit, at which something holds; to a unit. */
export function firstLength(limit: number, holdsAt: (length: number) => boolean): number | undefined {
  const strides = Math.ceil(limit / STEP);
  for (let i = 1; i <= strides; i++) {
    let high = (limit * i) / strides;
    if (!holdsAt(high)) continue;
    let low = (limit * (i - 1)) / strides;
    while (high - low > SAME_POINT) {
      const middle = (low + high) / 2;
      if (holdsAt(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return undefined;
}
