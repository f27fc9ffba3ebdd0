import { PACE, roundPoint, sub, surfaceAt, vectorLength, type Place, type Vector } from '@escarmouche/space';
import type { FigureIn } from '../roster.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Straying of a missed shot by a special rule; `T`: the turn that rolls for it. */
export interface Straying<S extends PlaneState, T> {
  /** Rolled landing place; undefined when the shot is lost. */
  readonly to: (turn: T, shooter: FigureIn<S>, aimedAt: Place) => Place | undefined;
  /** Exact chances of landing places; the rest to 1 is a lost shot. */
  readonly chances: (state: S, shooter: FigureIn<S>, aimedAt: Place) => readonly Fall[];
}

interface Fall {
  readonly at: Place;
  readonly chance: number;
}

/** Directions that two dice tell. */
const DIRECTIONS = 36;

/** Chances of each place where a shot comes down that strays by one of these distances, in any direction alike. */
export function strayChances(
  state: PlaneState,
  shooter: PlaneFigure,
  aimedAt: Place,
  distances: readonly { readonly paces: number; readonly chance: number }[],
  level = 0,
): readonly Fall[] {
  const falls: Fall[] = [];
  for (const { paces, chance } of distances) {
    for (let steps = 0; steps < DIRECTIONS; steps++) {
      const at = strayed(state, shooter, aimedAt, paces, steps, level);
      if (at) falls.push({ at, chance: chance / DIRECTIONS });
    }
  }
  return falls;
}

/** Cosine and sine of 0, 10 … 80 degrees, written out: no engine's own sine is the same as another's. */
const STEPS: readonly (readonly [cosine: number, sine: number])[] = [
  [1, 0],
  [0.984807753012208, 0.17364817766693036],
  [0.9396926207859084, 0.3420201433256687],
  [0.8660254037844387, 0.5],
  [0.766044443118978, 0.6427876096865394],
  [0.6427876096865394, 0.766044443118978],
  [0.5, 0.8660254037844387],
  [0.3420201433256687, 0.9396926207859084],
  [0.17364817766693036, 0.984807753012208],
];

/** A direction turned clockwise by so many times ten degrees, of length 1. */
function turned({ x, y }: Vector, steps: number): Vector {
  const [cosine = 1, sine = 0] = STEPS[steps % STEPS.length] ?? [];
  const size = vectorLength({ x, y });
  let way = { x: (x * cosine + y * sine) / size, y: (y * cosine - x * sine) / size };
  for (let quarter = Math.floor(steps / STEPS.length); quarter > 0; quarter--) way = { x: way.y, y: -way.x };
  return way;
}

/**
 * The ground so many paces from the target place, in the direction of the shot turned clockwise by so many times ten degrees; undefined off the
 * table. A place straight above the shooter lies ahead. `level`: the highest level to come down on.
 */
export function strayed(
  state: PlaneState,
  shooter: PlaneFigure,
  aimedAt: Place,
  paces: number,
  steps: number,
  level = 0,
): Place | undefined {
  const line = sub(aimedAt, shooter);
  const way = turned(line.x === 0 && line.y === 0 ? shooter.facing : line, steps);
  const point = roundPoint({ x: aimedAt.x + way.x * paces * PACE, y: aimedAt.y + way.y * paces * PACE });
  const { table } = state.scene;
  if (point.x < 0 || point.y < 0 || point.x > table.width || point.y > table.height) return undefined;
  return { ...point, z: surfaceAt(table, point, level, 0).z };
}
