import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, withFigureAt } from '@escarmouche/skirmish/placed';
import { jumpTo, type PlaneState, type RunUp } from '@escarmouche/skirmish/plane';
import {
  featureById,
  PACE,
  roundPoint,
  span,
  sub,
  walk,
  type Mover,
  type Place,
  type Point,
  type Stop,
  type Table,
  type Vector,
} from '@escarmouche/space';
import type { Going } from '../../plane/game.ts';
import { STEP } from './lattice.ts';
import type { End } from './end.ts';
import { BEARINGS } from './straight.ts';

/** Jumps with a run-up over what no walk crosses (AI-GEO-PATH). */

/** Distance between the lengths of a jump that are looked at. */
const CLOSE = STEP / 2;

interface Start<S extends PlaneState, C> {
  /** The battle with the figure where it takes off. */
  readonly state: S;
  readonly figure: FigureIn<S>;
  readonly runUp: RunUp;
  readonly command: (to: Point) => C;
  /** Units of the run-up that are still to be gone. */
  readonly before: number;
  /** Units from the take-off to what is to be jumped. */
  readonly short: number;
}

/** Jumps of a figure: where their run-up begins, the units of it already gone, and their ends. */
export interface Jumps<C> {
  readonly from: Place;
  readonly gone: number;
  readonly ends: readonly End<C>[];
}

/** Jumps of the acting figure: after the run-up that it has just made, else with a run-up in any direction to where something stops a walk. */
export function jumpsOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  actions: number,
): Jumps<C> {
  const { x, y, z } = figure;
  const { jumping } = game.movement;
  const none = { from: { x, y, z }, gone: 0, ends: [] };
  if (!jumping || jumping.far(state, figure) === 0) return none;
  const made = jumping.goesOn?.(state);
  if (made) {
    const { direction, length } = made.runUp;
    const back = length / span({ x: 0, y: 0 }, direction);
    const from = { ...roundPoint({ x: x - direction.x * back, y: y - direction.y * back }), z };
    return { from, gone: length, ends: landingsOf(game, mover, { state, figure, ...made, before: 0, short: 0 }) };
  }
  if (actions < 2) return none;
  return {
    ...none,
    ends: BEARINGS.flatMap((way) => startsIn(game, state, figure, mover, way)).flatMap((start) => landingsOf(game, mover, start)),
  };
}

/** The take-off before what stops a walk in a direction, or short of it where the run-up does not go so far, with all of the way there as the run-up. */
function startsIn<S extends PlaneState, C>(
  { movement: { jumping } }: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  way: Vector,
): readonly Start<S, C>[] {
  const far = jumping?.far(state, figure) ?? 0;
  const line = { x: figure.x + way.x * 2 * far, y: figure.y + way.y * 2 * far };
  const { fall, stop, length } = walk(state.scene.table, mover, [roundPoint(line)], 2 * far);
  const halts = fall !== undefined || (stop !== undefined && isLow(state.scene.table, stop, figure.z));
  if (!jumping || !halts) return [];
  const halt = fall ? span(figure, fall.from) : length;
  const gone = Math.floor(Math.min(halt, far) / CLOSE) * CLOSE;
  const off = roundPoint({ x: figure.x + way.x * gone, y: figure.y + way.y * gone });
  const runs = walk(state.scene.table, mover, [off], far);
  if (gone === 0 || !runs.complete || runs.fall || runs.end.z !== figure.z) return [];
  const there = withFigureAt(state, figure, runs.end);
  const jumper = there.figures[figure.id] as FigureIn<S>;
  const before = span(figure, off);
  return [
    {
      state: there,
      figure: jumper,
      runUp: { direction: sub(off, figure), length: before },
      command: (to) => jumping.begin(off, to),
      before,
      short: halt - gone,
    },
  ];
}

/** Does what stops a walk leave room for a jump over it? */
function isLow(table: Table, { reason, id }: Stop, from: number): boolean {
  if (reason !== 'solid') return reason === 'linear' || reason === 'water' || reason === 'fall';
  return id !== undefined && (featureById(table, id)?.top ?? Infinity) <= from + PACE;
}

/** Ends of jumps from a take-off where no walk leads straight, at its level or a step higher: nobody falls on purpose. */
function landingsOf<S extends PlaneState, C>(
  { rules }: Going<S, C>,
  mover: Mover,
  { state, figure, runUp, command, before, short }: Start<S, C>,
): readonly End<C>[] {
  const size = span({ x: 0, y: 0 }, runUp.direction);
  const ends: End<C>[] = [];
  for (let far = CLOSE * Math.max(1, Math.ceil(short / CLOSE)); far <= runUp.length; far += CLOSE) {
    const to = roundPoint({ x: figure.x + (runUp.direction.x * far) / size, y: figure.y + (runUp.direction.y * far) / size });
    const way = jumpTo(rules, state, figure, to, runUp);
    if ('rule' in way || way.fall || way.end.z < figure.z) continue;
    const onFoot = walk(state.scene.table, { ...mover, body: bodyOf(state, figure), others: [] }, [to], Infinity);
    if (onFoot.complete && !onFoot.fall) continue;
    const at = { x: way.end.x, y: way.end.y, z: way.end.z };
    const length = before + way.length;
    const run = before > 0 ? { runUp: before } : {};
    ends.push({ at, length, ...run, touches: way.touches, facing: runUp.direction, how: 'leap', command: () => command(to) });
  }
  return ends;
}
