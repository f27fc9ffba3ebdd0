import { figureOf } from '@escarmouche/skirmish';
import { runFrom, sendApart, sendAway } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import { baseMove } from './figures.ts';
import type { Suspended } from './fights/fighter.ts';
import { travelling } from './movement/travelling.ts';
import type { Turn } from './rule.ts';
import type { FigureId, State } from './state.ts';

/** Pushes a figure back a pace, away from another (UK-ATTR-REPOUSSE-ADVERSAIRE, UK-SYS-FORCED). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId, length = PACE): void {
  sendAway(travelling, turn, id, from, length);
}

/** How far each of two moves who have tied (UK-MELEE-TIE). */
export const tieGap = ({ scene }: State): number => (scene.options['melee.tieGap'] === 'each-1' ? PACE : PACE / 2);

/** After a tie both move apart at the same time; in a group attack the acting figure later (UK-MELEE-TIE, UK-MELEE-GROUP). */
export function pushApart(turn: Turn, actor: FigureId, opponent: FigureId, suspended?: Suspended): void {
  const length = tieGap(turn.state);
  if (!suspended) return sendApart(travelling, turn, actor, opponent, length);
  pushBack(turn, opponent, actor, length);
  suspended.pushes.push({ by: opponent, length });
}

/** Sends a figure straight away from another (UK-SYS-FORCED). */
export function throwBack(turn: Turn, id: FigureId, from: FigureId, length: number): void {
  sendAway(travelling, turn, id, from, length, 'thrown');
}

/** A figure flees from another, as far as it runs (UK-MORALE-FLEE). */
export function fleeFrom(turn: Turn, id: FigureId, enemy: FigureId): void {
  runFrom(travelling, turn, id, enemy, 2 * baseMove(turn.state, figureOf(turn.state, id)));
}
