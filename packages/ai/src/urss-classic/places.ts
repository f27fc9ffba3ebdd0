import { inContact, span, walk, type Place, type Point } from '@escarmouche/space';
import { bodyOf, moveAllowance, moverOf, runAllowance, type Command, type Figure, type State } from '@escarmouche/urss-classic';

/** A place within reach, and the command that goes there. */
export interface Reachable {
  readonly at: Place;
  readonly command: Command;
  /** Enemies it would touch. */
  readonly touches: readonly string[];
}

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

/** Where a single straight move leads: round the figure at full and half length, and at each near enemy. `ways` of the sixteen are tried. */
export function movesOf(state: State, figure: Figure, enemies: readonly Figure[], ways: number): Reachable[] {
  const allowance = moveAllowance(state, figure);
  const mover = moverOf(state, figure);
  const { table } = state.scene;
  const goals: Point[] = [];
  for (let i = 0; i < ways; i++) {
    const way = ROUND[(i * ROUND.length) / ways] ?? { x: 1000, y: 0 };
    for (const share of [1, 0.5])
      goals.push({
        x: figure.x + Math.round(way.x * 0.001 * allowance * share),
        y: figure.y + Math.round(way.y * 0.001 * allowance * share),
      });
  }
  for (const enemy of enemies) if (span(figure, enemy) < allowance + 2500) goals.push({ x: enemy.x, y: enemy.y });
  const found: Reachable[] = [];
  for (const goal of goals) {
    const trace = walk(table, mover, [goal], allowance);
    if (trace.fall || trace.length < 500) continue;
    const end = { x: Math.round(trace.end.x), y: Math.round(trace.end.y) };
    found.push({ at: trace.end, command: { type: 'move', path: [trace.touches.length > 0 ? goal : end] }, touches: trace.touches });
  }
  return found;
}

/** A run straight at a goal, as far as it goes. */
export function runTowards(state: State, figure: Figure, goal: Point): Reachable | undefined {
  const allowance = runAllowance(state, figure);
  const trace = walk(state.scene.table, moverOf(state, figure), [{ x: goal.x, y: goal.y }], allowance);
  if (trace.fall || trace.length < 1000) return undefined;
  const end = trace.touches.length > 0 ? { x: goal.x, y: goal.y } : { x: trace.end.x, y: trace.end.y };
  return { at: trace.end, command: { type: 'run', to: end }, touches: trace.touches };
}

export function wouldTouch(state: State, figure: Figure, at: Place, enemy: Figure): boolean {
  return inContact(bodyOf(state, figure, at), bodyOf(state, enemy));
}
