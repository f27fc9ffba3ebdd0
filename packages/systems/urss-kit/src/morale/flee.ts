import { figureOf } from '@escarmouche/skirmish';
import { distanceBetween, withFigureAt } from '@escarmouche/skirmish/placed';
import { awayFrom, fleeWay, inDeepWater, travel, type Way } from '@escarmouche/skirmish/plane';
import { disengage } from '../melee/free-attack.ts';
import { halfMove, runAllowance, slowAllowance } from '../movement/allowance.ts';
import { climbsFrom } from '../movement/climbing.ts';
import { haveCrawled, running } from '../movement/lasting.ts';
import { travelling } from '../movement/travelling.ts';
import { crawling, plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { asFlight, rise } from './flight.ts';

/** A figure flees straight from another, at once and for no action, once its enemies let it; its own activation ends with that (UK-MORALE-FLEE). */
export function fleeFrom(turn: Turn, id: FigureId, from: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (!figure.stunned && !disengage(turn, figure)) return;
  rise(turn, figure);
  const way = fleeingWay(turn.state, figure, figureOf(turn.state, from));
  if (!way || way.length === 0) return stay(turn, figure);
  const go = (): void => travel(travelling, turn, figure, way);
  if (figure.perch || inDeepWater(turn.state, figure)) return go();
  if (figure.posture !== 'prone') return running(turn, figure, go);
  go();
  haveCrawled(turn, id);
}

/** A figure that would flee, and cannot. */
function stay(turn: Turn, { id, x, y, z, perch }: Figure): void {
  turn.emit({ type: 'figureMoved', figure: id, manner: 'fled', points: [{ x, y, z }], perch });
}

/**
 * The way of a figure that flees: upright it runs, prone it crawls, hanging or in deep water it goes on as far as one action leads; stunned figures
 * stay (UK-MORALE-FLEE).
 */
function fleeingWay(state: State, figure: Figure, from: Figure): Way<State> | undefined {
  if (figure.stunned) return undefined;
  if (figure.perch) return climbAway(state, figure, from);
  const direction = awayFrom(figure, from);
  if (inDeepWater(state, figure)) return fleeWay(plane, state, figure, direction, slowAllowance(state, figure, 'swim'), 'swim');
  if (figure.posture === 'prone') return fleeWay(crawling, state, figure, direction, halfMove(state, figure));
  return fleeWay(plane, state, figure, direction, runAllowance(state, figure));
}

/** Up or down, to the place farthest from the enemy fled from; nowhere if that is the present one. */
function climbAway(state: State, figure: Figure, from: Figure): Way<State> | undefined {
  const gap = (ahead: State): number => distanceBetween(ahead, figureOf(ahead, figure.id), from);
  let best: Way<State> | undefined;
  let farthest = gap(state);
  for (const way of climbsFrom(state, figure)) {
    const distance = gap(withFigureAt(state, figure, way.end));
    if (distance <= farthest) continue;
    farthest = distance;
    best = way;
  }
  return best && asFlight(best);
}
