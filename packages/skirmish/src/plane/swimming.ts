import { refuse, type Refusal } from '@escarmouche/referee';
import { span, touching, type Point } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import type { FigureIn } from '../roster.ts';
import { inDeepWater } from './obstacles.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import { goesSomewhere } from './travel.ts';
import { wayRefusal } from './way-refusal.ts';
import { walkWay, type Way } from './way.ts';

/** A swim starts in deep water or touching its edge. */
function isByWater(state: PlaneState, figure: PlaneFigure): boolean {
  return inDeepWater(state, figure) || touching(state.scene.table, bodyOf(state, figure)).some(({ kind }) => kind === 'water');
}

/** Refusal to begin a swim at a figure's place; undefined when it is legal. */
export function dryRefusal<S extends PlaneState>({ ids }: PlaneRules<S>, state: S, figure: PlaneFigure): Refusal | undefined {
  return isByWater(state, figure) ? undefined : refuse(ids.swim, 'Elle n’est pas au bord de l’eau.', 'It is not at the water’s edge.');
}

/** Greatest distance, in units, of a swim's end from the aim to count as ended there. */
const NEAR = 50;

/** Does a way that the bank ends go on over dry land? */
function goesAshore<S extends PlaneState>(path: readonly Point[], { end, stop }: Way<S>): boolean {
  const goal = path.at(-1);
  return stop?.reason === 'water' && goal !== undefined && span(goal, end) > NEAR;
}

/**
 * Why a figure may not swim along a path with an allowance in units of cost. The way may end on the bank, its base touching the edge: there it is out of
 * the water.
 */
export function swimRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  path: readonly Point[],
  allowance: number,
): Refusal | undefined {
  const { swim } = rules.ids;
  const dry = dryRefusal(rules, state, figure);
  if (dry) return dry;
  const way = walkWay(rules, state, figure, 'swim', path, allowance);
  if (!goesSomewhere(way)) return refuse(swim, 'Il faut nager quelque part.', 'A swim must go somewhere.');
  if (goesAshore(path, way)) return refuse(swim, 'La nage s’arrête au bord de l’eau.', 'A swim ends at the water’s edge.');
  return way.stop?.reason === 'water' ? undefined : wayRefusal(rules, state, figure, way, swim);
}
