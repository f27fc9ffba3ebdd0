import type { FigureIn } from '@escarmouche/skirmish';
import { daunted, inDeepWater, type PlaneState } from '@escarmouche/skirmish/plane';
import { roundPoint, span, walk, type Mover, type Place, type Point, type Trace, type Vector } from '@escarmouche/space';
import type { Going } from '../../plane/game.ts';
import type { End } from './end.ts';
import { touchedBy } from './contacts.ts';
import { endsWell, facingInContact } from './walks.ts';

/** Cosine and sine of five degrees: sines differ between engines. */
const TURN: Vector = { x: 0.9961946980917455, y: 0.08715574274765817 };
const QUARTER = 18;

/** The bearings every five degrees, from bearing 0 of the table on (AI-MDA-SAMPLE). */
export const BEARINGS: readonly Vector[] = bearings();

function bearings(): readonly Vector[] {
  const quarter: Vector[] = [{ x: 1, y: 0 }];
  while (quarter.length < QUARTER) {
    const { x, y } = quarter.at(-1) ?? TURN;
    quarter.push({ x: x * TURN.x - y * TURN.y, y: x * TURN.y + y * TURN.x });
  }
  return [
    ...quarter,
    ...quarter.map(({ x, y }) => ({ x: -y, y: x })),
    ...quarter.map(({ x, y }) => ({ x: -x, y: -y })),
    ...quarter.map(({ x, y }) => ({ x: y, y: -x })),
  ];
}

/**
 * Ends of the runs, or zigzags, of the acting figure: straight to the points that are near enough, towards the others as far as the allowance, and in
 * every direction as far as it; cut before obstacles and the edge of the table (AI-MDA-SAMPLE, AI-GEO-PATH). The figure faces along its line.
 */
export function runsOf<S extends PlaneState, C>(
  game: Going<S, C>,
  state: S,
  figure: FigureIn<S>,
  mover: Mover,
  points: readonly Place[],
  how: 'run' | 'zigzag',
): readonly End<C>[] {
  const straight = game.movement[how === 'run' ? 'running' : 'zigzag'];
  const allowance = straight?.far(state, figure) ?? 0;
  if (!straight || allowance === 0 || figure.perch || inDeepWater(state, figure)) return [];
  const trace = (to: Point): Trace =>
    daunted(game.rules, state, figure, (others) => walk(state.scene.table, { ...mover, others }, [to], allowance), mover.others);
  const ends = new Map<string, End<C>>();
  const add = (goal: Point): void => {
    const first = trace(goal);
    // Where something stops a run on its way the command names the place before it.
    const to = endsWell(game, first) ? goal : roundPoint(first.end);
    const last = to === goal ? first : trace(to);
    const { end: at, cost: length, length: way, direction } = last;
    if (!direction || !endsWell(game, last)) return;
    const facing = last.touches.length > 0 ? facingInContact(mover, last, direction) : roundPoint(direction);
    ends.set([at.x, at.y, at.z].join(), {
      at,
      length,
      way,
      touches: touchedBy(mover, at),
      facing,
      command: () => straight.run({ x: to.x, y: to.y, z: figure.z }),
      how,
    });
  };
  const towards = (way: Vector): void => add(roundPoint({ x: figure.x + way.x * allowance, y: figure.y + way.y * allowance }));
  for (const way of BEARINGS) towards(way);
  for (const { x, y } of points) {
    const length = span(figure, { x, y });
    if (length > allowance) towards({ x: (x - figure.x) / length, y: (y - figure.y) / length });
    else if (length > 0) add({ x, y });
  }
  return [...ends.values()];
}
