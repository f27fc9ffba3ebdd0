import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { approach, shortestPath, walk, type Point, type Trace } from '@escarmouche/space';
import type { ActingContext, PlaneGame } from '../game.ts';
import { canReach } from './reach.svelte.ts';

export interface Route {
  readonly path: readonly Point[];
  readonly trace: Trace;
  /** The point asked for is farther than the figure can go. */
  readonly short: boolean;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The walk over the way points to a point: straight if possible, else round obstacles, as far as the figure may go. */
export function routeTo<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  acting: ActingContext<S, C>,
  via: readonly Point[],
  at: Point,
): Route {
  const { state, figure } = acting;
  const mover = moverOf(game.rules, state, figure);
  const allowance = game.movement.walks(state, figure);
  const path = [...via, whole(at)];
  const straight = walk(state.scene.table, mover, path, allowance);
  if (straight.complete || straight.stop?.reason === 'contact' || via.length > 0) return cutShort(path, straight);
  // A search for a way that does not exist takes longer than a frame.
  if (straight.stop?.reason === 'budget' || !canReach(acting, at)) return cutShort(path, straight);
  const around = shortestPath(state.scene.table, mover, whole(at), allowance);
  return around ? { path: around.path, trace: around.trace, short: false } : cutShort(path, straight);
}

/** The way into contact with a figure, if the allowance reaches so far. */
export function routeInto<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  { state, figure }: ActingContext<S, C>,
  enemy: string,
): Route | undefined {
  const found = approach(state.scene.table, moverOf(game.rules, state, figure), enemy, game.movement.walks(state, figure));
  return found && { path: found.path, trace: found.trace, short: false };
}

/** A run goes in one straight line. */
export function runTo<S extends PlaneState, C>(game: PlaneGame<S, C>, { state, figure }: ActingContext<S, C>, at: Point): Route {
  const path = [whole(at)];
  return cutShort(path, walk(state.scene.table, moverOf(game.rules, state, figure), path, game.movement.running?.far(state, figure) ?? 0));
}

/** A way longer than the allowance ends where the allowance does. */
function cutShort(path: readonly Point[], trace: Trace): Route {
  if (trace.stop?.reason !== 'budget') return { path, trace, short: false };
  const corners = path.filter((corner) => trace.points.some(({ x, y }) => x === corner.x && y === corner.y));
  return { path: [...corners, whole(trace.end)], trace, short: true };
}
