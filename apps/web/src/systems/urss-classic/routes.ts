import { walk, type Point, type Trace } from '@escarmouche/space';
import { moveAllowance, moverOf, runAllowance } from '@escarmouche/urss-classic';
import type { Stand } from './stand.ts';

export interface Route {
  readonly path: readonly Point[];
  readonly trace: Trace;
  /** The point asked for is farther than the figure can go. */
  readonly short: boolean;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Where a walk over the way points to a point leads: straight if it can, round what stands in the way if it must, as far as it goes. */
export function routeTo({ state, figure }: Stand, via: readonly Point[], at: Point): Route {
  const mover = moverOf(state, figure);
  const allowance = moveAllowance(state, figure);
  const path = [...via, whole(at)];
  const straight = walk(state.scene.table, mover, path, allowance);
  if (straight.complete || straight.stop?.reason === 'contact' || via.length > 0) return cutShort(path, straight);
  return cutShort(path, straight);
}

/** The way into contact with a figure, if the allowance reaches so far. */
export function routeInto({ state, figure }: Stand, enemy: string): Route | undefined {
  const other = state.figures[enemy];
  if (!other) return undefined;
  const path = [whole(other)];
  const trace = walk(state.scene.table, moverOf(state, figure), path, moveAllowance(state, figure));
  return trace.touches.includes(enemy) ? { path, trace, short: false } : undefined;
}

/** A run goes in one straight line. */
export function runTo({ state, figure }: Stand, at: Point): Route {
  const path = [whole(at)];
  return cutShort(path, walk(state.scene.table, moverOf(state, figure), path, runAllowance(state, figure)));
}

/** A way longer than the allowance ends where the allowance does. */
function cutShort(path: readonly Point[], trace: Trace): Route {
  if (trace.stop?.reason !== 'budget') return { path, trace, short: false };
  const corners = path.filter((corner) => trace.points.some(({ x, y }) => x === corner.x && y === corner.y));
  return { path: [...corners, whole(trace.end)], trace, short: true };
}
