import { placeAt, span, walk, type Place, type Point } from '@escarmouche/space';
import { moveAllowance, moverOf, runAllowance, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { wayTowards } from './field.ts';

/** A place within reach, and the command that goes there. */
export interface Reachable {
  readonly at: Place;
  readonly command: Command;
  /** Enemies it would touch. */
  readonly touches: readonly string[];
}

/** Units below which a move is not worth an action. */
const LEAST = 500;
/** How far beyond its move an enemy may stand and still be worth walking up to, bases included. */
const CLOSE = 2500;

/** Sixteen ways to go, from the direction of the foe round: exact fractions, no angles. */
const WAYS: readonly Point[] = [
  { x: 1000, y: 0 },
  { x: 924, y: 383 },
  { x: 707, y: 707 },
  { x: 383, y: 924 },
];
const ROUND: readonly Point[] = WAYS.flatMap(({ x, y }) => [
  { x, y },
  { x: -y, y: x },
  { x: -x, y: -y },
  { x: y, y: -x },
]);

/** Where a single straight move leads: round the figure, all and half of the way, and at each near enemy. `ways` of the sixteen are tried. */
export function movesOf(state: State, figure: Figure, enemies: readonly Figure[], ways: number): Reachable[] {
  const allowance = moveAllowance(state, figure);
  const mover = moverOf(state, figure);
  const found: Reachable[] = [];
  const go = (goal: Point, halfway: boolean): void => {
    const trace = walk(state.scene.table, mover, [goal], allowance);
    if (trace.fall || trace.length < LEAST) return;
    const { x, y } = trace.touches.length > 0 ? goal : trace.end;
    found.push({ at: trace.end, command: { type: 'move', path: [{ x, y }] }, touches: trace.touches });
    if (!halfway || trace.length < 2 * LEAST) return;
    const half = placeAt(trace.points, trace.length / 2);
    found.push({ at: half, command: { type: 'move', path: [{ x: half.x, y: half.y }] }, touches: [] });
  };
  for (let i = 0; i < ways; i++) {
    const way = ROUND[(i * ROUND.length) / ways];
    if (way) go({ x: figure.x + Math.round((way.x * allowance) / 1000), y: figure.y + Math.round((way.y * allowance) / 1000) }, true);
  }
  for (const enemy of enemies) if (span(figure, enemy) < allowance + CLOSE) go(enemy, false);
  return found;
}

/** A move round what stands between, towards an enemy, as far as one action goes. */
export function moveTowards(state: State, figure: Figure, enemy: Figure): Reachable | undefined {
  const allowance = moveAllowance(state, figure);
  const path = wayTowards(state, figure, enemy, allowance);
  const mover = moverOf(state, figure);
  const direct = walk(state.scene.table, mover, path.slice(1), allowance);
  const trace = direct.length < LEAST ? walk(state.scene.table, mover, path, allowance) : direct;
  if (trace.fall || trace.length < LEAST) return undefined;
  const gone = trace.points.slice(1).map(({ x, y }) => ({ x, y }));
  return { at: trace.end, command: { type: 'move', path: gone }, touches: trace.touches };
}

/** A run straight at a goal, as far as it goes. */
export function runTowards(state: State, figure: Figure, goal: Point): Reachable | undefined {
  const allowance = runAllowance(state, figure);
  const trace = walk(state.scene.table, moverOf(state, figure), [{ x: goal.x, y: goal.y }], allowance);
  if (trace.fall || trace.length < 1000) return undefined;
  const end = trace.touches.length > 0 ? { x: goal.x, y: goal.y } : { x: trace.end.x, y: trace.end.y };
  return { at: trace.end, command: { type: 'run', to: end }, touches: trace.touches };
}
