import type { Move } from './board.ts';
import type { BoardPoint } from './board-point.ts';

const lengthOf = (from: BoardPoint, to: BoardPoint): number => Math.hypot(to.x - from.x, to.y - from.y, (to.z ?? 0) - (from.z ?? 0));

/** The place of a piece that has gone a share of a way. */
export function alongWay<P extends BoardPoint>(from: P, way: readonly P[], gone: number): P {
  const places = [from, ...way];
  const legs = way.map((to, i) => lengthOf(places[i] ?? from, to));
  let left = gone * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [i, leg] of legs.entries()) {
    const [start, end] = [places[i], places[i + 1]];
    if (!start || !end) break;
    if (left <= leg) return between(start, end, leg === 0 ? 1 : left / leg);
    left -= leg;
  }
  return way.at(-1) ?? from;
}

function between<P extends BoardPoint>(from: P, to: P, share: number): P {
  const at = (a: number, b: number): number => a + (b - a) * share;
  const level = from.z === undefined || to.z === undefined ? {} : { z: at(from.z, to.z) };
  return { ...to, x: at(from.x, to.x), y: at(from.y, to.y), ...level };
}

interface Standing<P extends BoardPoint> {
  readonly id: string;
  readonly at: P;
}

/**
 * Pieces that have another place than before are under way: a piece with places to go through goes by them, others straight with the last
 * of these. A piece that had another name before begins where its way does.
 */
export function gliding<P extends BoardPoint, F extends Standing<P>>(
  was: readonly F[],
  is: readonly F[],
  moves: readonly Move<P>[],
): readonly F[] {
  const before = new Map(was.map((figure) => [figure.id, figure.at]));
  return is.map((figure) => {
    const { deed, gone = 1 } = moves.findLast(({ deed: { by } }) => by === figure.id) ?? { ...moves.at(-1), deed: undefined };
    const way = deed?.way ?? [figure.at];
    const from = before.get(figure.id) ?? (way.length > 1 ? way[0] : undefined);
    if (!from || lengthOf(from, figure.at) === 0) return figure;
    return { ...figure, at: alongWay(from, way, gone) };
  });
}
