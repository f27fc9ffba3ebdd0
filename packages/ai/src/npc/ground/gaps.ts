import { bodyAt, isObstruction, jump, span, sub, type Mover, type Place, type Point, type Strides, type Table } from '@escarmouche/space';
import { STEP } from './lattice.ts';

/** Places that jumps lead from. */
interface Ground {
  readonly table: Table;
  readonly mover: Mover;
  readonly strides: Strides;
  readonly places: readonly Place[];
  /** The numbers of the places so many steps before another one, on all levels. */
  readonly stepsBack: (to: Place, step: Point, times: number) => readonly number[];
  /** Units of the longest run-up. */
  readonly far: number;
}

/** The jump that lands at a place in the direction of a step: from the last place before a gap that no walk crosses, with a run-up as long (AI-GEO-PATH). */
export function jumpInto(ground: Ground, to: number, step: Point): { readonly from: number; readonly cost: number } | undefined {
  const { strides, places, far } = ground;
  const end = places[to];
  if (!end) return undefined;
  const most = Math.floor(far / (STEP * span({ x: 0, y: 0 }, step)));
  for (let times = 1; times <= most; times++) {
    const off = placeBack(ground, end, step, times);
    const edge = off === undefined ? undefined : places[off];
    if (!edge) continue;
    if (times === 1 || strides.walked(edge, end) !== undefined || !isJumpable(ground, edge, end)) return undefined;
    const from = placeBack(ground, edge, step, times);
    const start = from === undefined ? undefined : places[from];
    const runs = start?.z === edge.z && strides.walked(start, edge) !== undefined;
    return from !== undefined && start && runs ? { from, cost: span(start, end) } : undefined;
  }
  return undefined;
}

/** The place before another one from which a jump lands there: not higher, for nobody falls on purpose, and a step lower at most. */
const placeBack = ({ places, mover, stepsBack }: Ground, to: Place, step: Point, times: number): number | undefined =>
  stepsBack(to, step, times).find((i) => {
    const level = places[i]?.z ?? Infinity;
    return level <= to.z && level >= to.z - mover.stepUp;
  });

function isJumpable({ table, mover: { body, stepUp } }: Ground, from: Place, to: Place): boolean {
  const length = span(from, to);
  const leap = jump(table, bodyAt(from, body), sub(to, from), length, length, [], stepUp);
  return !isObstruction(leap) && !leap.fall && leap.end.z === to.z;
}
