import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { climbOf, goesSomewhere, moverOf, swimRefusal, walkRefusal, walkWay, type Planned, type Way } from '@escarmouche/skirmish/plane';
import { walk } from '@escarmouche/space';
import { ruleRefusal } from '../act.ts';
import type { Leg } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { slowAllowance } from './allowance.ts';

/** The rule by which a movement may have several kinds, if it may (UK-ACT-ONE-THING). */
export const MIXED = 'UK-ACT-ONE-THING';

/** The cost of a unit of a stretch beyond the ground: two on a wall or in deep water, unless a rule gives the figure full speed there. */
export function rateOf(state: State, figure: Figure, type: Leg['type']): number {
  return type === 'climb' || type === 'swim' ? baseMove(state, figure) / slowAllowance(state, figure, type) : 1;
}

/** One stretch, with the rest of the base move. */
export function stretch(state: State, figure: Figure, leg: Leg, left: number): Planned<State> {
  const most = left / rateOf(state, figure, leg.type);
  if (leg.type === 'climb' || leg.type === 'ladder') return climbOf(plane, state, figure, leg, most);
  const way = walkWay(plane, state, figure, leg.type, leg.path, most);
  const barred =
    leg.type === 'swim' ? swimRefusal(plane, state, figure, leg.path, most) : walkRefusal(plane, state, figure, way, 'UK-ACT-MOVE');
  return barred ?? way;
}

function costOf(state: State, figure: Figure, leg: Leg, way: Way<State>, left: number): number {
  if (leg.type !== 'move') return way.length * rateOf(state, figure, leg.type);
  return walk(state.scene.table, moverOf(plane, state, figure), leg.path, left).cost;
}

/** A stretch that has been gone: the figure at its end, and the rest of its base move. */
export interface Gone {
  readonly way: Way<State>;
  readonly after: State;
  readonly left: number;
}

/** Goes one stretch of a movement as planned, with the rest of the base move. */
export function goes(state: State, id: FigureId, leg: Leg, left: number): Gone | Refusal {
  const figure = figureOf(state, id);
  const way = ruleRefusal(state, figure, { id: leg.type }) ?? stretch(state, figure, leg, left);
  if ('reason' in way) return way;
  const { perch: _left, ...standing } = figure;
  const after = withFigureAt(state, way.endPerch ? { ...standing, perch: way.endPerch } : standing, way.end);
  return { way, after, left: left - costOf(state, figure, leg, way, left) };
}

/** Does a stretch end the movement, by contact or a fall? */
export const isLast = ({ touches, fall }: Way<State>): boolean => touches.length > 0 || fall !== undefined;

/** A movement of several stretches as planned: the ways in order, and the state in which the last one begins. */
export interface Plan {
  readonly state: State;
  readonly ways: readonly Way<State>[];
  /** Units left of the base move, before each stretch. */
  readonly left: readonly number[];
}

export function planOf(before: State, { id }: Figure, legs: readonly Leg[]): Plan | Refusal {
  const ways: Way<State>[] = [];
  const left: number[] = [];
  let [state, after, rest] = [before, before, baseMove(before, figureOf(before, id))];
  for (const leg of legs) {
    const last = ways.at(-1);
    if (last && isLast(last)) return refuse(MIXED, 'Le mouvement finirait là.', 'The movement would end there.');
    const gone = goes(after, id, leg, rest);
    if ('reason' in gone) return gone;
    ways.push(gone.way);
    left.push(rest);
    [state, after, rest] = [after, gone.after, gone.left];
  }
  return ways.some((way) => goesSomewhere(way))
    ? { state, ways, left }
    : refuse(MIXED, 'Il faut aller quelque part.', 'It must go somewhere.');
}
