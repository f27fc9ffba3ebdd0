import { landingOf, fallWhenPushed, sendApart, sendAway } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import type { Suspended } from './fights/fighter.ts';
import { fallBlow } from './movement/fall.ts';
import { travelling } from './movement/travelling.ts';
import { plane } from './plane.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The damage rolls of a figure sent away over an edge, or off a wall or ladder (UK-SYS-FORCED, UK-MOVE-FALL). */
export function pushBlows(state: State, figure: Figure, from: Figure, length = PACE): readonly Attack[] {
  const fall = fallWhenPushed(plane, state, figure, from, length, 'thrown');
  return fall ? fallBlows(state, figure, fall.from.z - fall.landing.z) : knockBlows(state, figure);
}

/** The damage rolls of a figure knocked off a wall or ladder. */
export function knockBlows(state: State, figure: Figure): readonly Attack[] {
  const landing = figure.perch && landingOf(plane, state, figure);
  return landing ? fallBlows(state, figure, figure.z - landing.z) : [];
}

function fallBlows(state: State, { id }: Figure, height: number): readonly Attack[] {
  const blow = fallBlow(state, id, height);
  return blow ? [blow] : [];
}

/** Pushes a figure back a pace, away from another (UK-SYS-FORCED). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId, length = PACE): void {
  sendAway(travelling, turn, id, from, length);
}

/** Units that each of two tied figures moves away (UK-MELEE-TIE). */
export const tieGap = ({ scene }: State): number => (scene.options['melee.tieGap'] === 'each-1' ? PACE : PACE / 2);

/** After a tie both move apart at the same time; in a group attack the acting figure later (UK-MELEE-TIE). */
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
