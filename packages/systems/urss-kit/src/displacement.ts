import { landingOf, pushedAway, sendApart, sendAway } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import type { Suspended } from './fights/fighter.ts';
import { fallBlow } from './movement/fall.ts';
import { travelling } from './movement/travelling.ts';
import { plane } from './plane.ts';
import type { Turn } from './rule.ts';
import type { Figure, FigureId, State } from './state.ts';

/** Pushes a figure back a pace, away from another (UK-ATTR-REPOUSSE-ADVERSAIRE, UK-SYS-FORCED). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId, length = PACE): void {
  sendAway(travelling, turn, id, from, length);
}

/** The blow of the fall that being sent away a length from another figure would come to. */
export function pushBlow(state: State, figure: Figure, from: Figure, length = PACE): Attack | undefined {
  const { fall } = pushedAway(plane, state, figure, from, length);
  if (fall) return fallBlow(state, figure.id, fall.from.z - fall.landing.z);
  return figure.perch && comeDownFrom(state, figure);
}

/** The blow of the fall of who is knocked off a wall or ladder. */
export function comeDownFrom(state: State, figure: Figure): Attack | undefined {
  const landing = figure.perch && landingOf(plane, state, figure);
  return landing && fallBlow(state, figure.id, figure.z - landing.z);
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
