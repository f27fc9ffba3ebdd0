import { bodyOf } from '@escarmouche/skirmish/placed';
import { cut, moverOf } from '@escarmouche/skirmish/plane';
import { approach, pathNear, span, walk, type Mover, type Path, type Place, type Point } from '@escarmouche/space';
import { moveAllowance } from '../movement/allowance.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';

/** One move of a way, the shortest for a walker whom difficult ground slows down but does not turn aside (UC-SV-AI-MOVE). */
function oneMove(state: State, zombie: Figure, shortest: (walker: Mover, budget: number) => Path | undefined): readonly Point[] {
  const { table } = state.scene;
  const mover = moverOf(plane, state, zombie);
  const asFarAsAnyWay = 4 * (table.width + table.height);
  const way = shortest({ ...mover, difficultFactor: 1 }, asFarAsAnyWay)?.path ?? [];
  const { points } = walk(table, mover, way, moveAllowance(state, zombie));
  return points.slice(1).map(({ x, y }) => ({ x, y }));
}

/** One move towards a figure, up to contact; where no way leads there, towards the place nearest to it (UC-SV-AI-MOVE). */
export function pathTo(state: State, zombie: Figure, prey: Figure): readonly Point[] {
  const { table } = state.scene;
  return oneMove(state, zombie, (walker, budget) => approach(table, walker, prey.id, budget) ?? pathNear(table, walker, prey, budget));
}

/** One move towards a place, until the base covers it (UC-SV-AI-NOISE). */
export function pathOver(state: State, zombie: Figure, place: Place): readonly Point[] {
  const { r } = bodyOf(state, zombie);
  const path = oneMove(state, zombie, (walker, budget) => pathNear(state.scene.table, walker, place, budget));
  return until(zombie, path, (at) => span(at, place) <= r);
}

/** A path towards a figure cut where so many units are left between the two bases; nothing of it where there are fewer already. */
export function stoppingShort(state: State, zombie: Figure, prey: Figure, path: readonly Point[], gap: number): readonly Point[] {
  const kept = gap + bodyOf(state, zombie).r + bodyOf(state, prey).r;
  return until(zombie, path, (at) => span(at, prey) <= kept);
}

/** A path cut, to a unit, at the first place that will do. */
function until(start: Point, path: readonly Point[], isThere: (at: Point) => boolean): readonly Point[] {
  if (isThere(start)) return [];
  for (let gone = 1; ; gone++) {
    const { before, after } = cut(start, path, gone);
    const at = before.at(-1);
    if (at && isThere(at)) return before;
    if (after.length === 0) return path;
  }
}
