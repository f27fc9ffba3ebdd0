import type { Refusal } from '@escarmouche/referee';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { walk, type Point } from '@escarmouche/space';
import { nearestOnOutline } from './edges.ts';
import { refusalOf } from '../acting-context.ts';
import type { ActingContext, PlaneGame } from '../game.ts';
import { canReach, reachOf } from './reach.svelte.ts';
import { routeTo, type Route } from './routes.ts';

/** Search round a point out of reach: distances in units, and directions at each. */
const RINGS = [120, 250, 400, 600, 850, 1200, 1700, 2400, 3200];
const DIRECTIONS = 16;
/** Ways round obstacles that are looked for at most: each may take as long as a frame. */
const SEARCHES = 2;
/** A spot this much nearer than a straight walk comes is worth a search. */
const WORTH = 250;

const away = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const found = new WeakMap<object, Map<string, Route | undefined>>();

/** The walk that comes nearest to a point that cannot be gone to; nothing when no walk may be made at all. */
export function nearestWalk<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, at: Point): Route | undefined {
  const known = found.get(acting) ?? new Map<string, Route | undefined>();
  found.set(acting, known);
  const key = `${at.x} ${at.y} ${String(canReach(acting, at))}`;
  if (!known.has(key)) {
    if (known.size > 200) known.clear();
    known.set(key, search(game, acting, at));
  }
  return known.get(key);
}

function search<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, at: Point): Route | undefined {
  const { state, figure } = acting;
  const mover = moverOf(game.rules, state, figure);
  const allowance = game.movement.walks(state, figure);
  const refused = (path: readonly Point[]): Refusal | undefined => refusalOf(game, acting, game.movement.walk(path));
  const straight = (to: Point): Route | undefined => {
    const trace = walk(state.scene.table, mover, [to], allowance);
    return trace.complete && !refused([to]) ? { path: [to], trace, short: false } : undefined;
  };
  const spots = spotsRound(game, acting, at);
  const first = spots.find((to) => straight(to));
  const best = first && straight(first);
  const limit = best && first ? away(first, at) - WORTH : Infinity;
  for (const to of spots.filter((spot) => away(spot, at) < limit).slice(0, SEARCHES)) {
    const route = routeTo(game, acting, [], to);
    if (!route.short && !refused(route.path)) return route;
  }
  return best;
}

/** Spots that can be reached as far as is known, the nearest to the point first. */
function spotsRound<S extends PlaneState, C>(game: PlaneGame<S, C>, acting: ActingContext<S, C>, at: Point): readonly Point[] {
  const allowance = game.movement.walks(acting.state, acting.figure);
  const around = RINGS.flatMap((radius) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (i / DIRECTIONS) * 2 * Math.PI;
      return { x: Math.round(at.x + radius * Math.cos(angle)), y: Math.round(at.y + radius * Math.sin(angle)) };
    }),
  );
  const edge = reachOf(game, acting).map((points) => inwards(nearestOnOutline(points, at), acting.figure));
  return [...around, ...edge]
    .filter((spot) => away(spot, acting.figure) <= allowance && canReach(acting, spot) !== false)
    .sort((a, b) => away(a, at) - away(b, at));
}

/** A little off the rim, so that rounding does not leave the region. */
function inwards(p: Point, towards: Point): Point {
  const length = away(p, towards) || 1;
  const step = Math.min(40, length);
  return { x: Math.round(p.x + ((towards.x - p.x) / length) * step), y: Math.round(p.y + ((towards.y - p.y) / length) * step) };
}
