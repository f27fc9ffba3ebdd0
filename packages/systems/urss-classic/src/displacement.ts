import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { fallWhenPushed, runFrom, sendApart, sendAway } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import { baseMove } from './figures.ts';
import { heldBy } from './held.ts';
import { fallBlow } from './movement/fall.ts';
import { travelling } from './movement/travelling.ts';
import { plane } from './plane.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The damage rolls of a figure pushed or thrown over an edge (UC-SYS-FORCED, UC-MOVE-FALL). */
export function pushBlows(state: State, figure: Figure, from: Figure, length = PACE): readonly Attack[] {
  const fall = fallWhenPushed(plane, state, figure, from, length);
  const blow = fall && fallBlow(figure.id, fall.from.z - fall.landing.z);
  return blow ? [blow] : [];
}

/** Pushes a figure back one pace, away from its opponent (UC-MELEE-PUSH). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId): void {
  sendAway(travelling, turn, id, from, PACE);
}

/** Pushes two figures back from each other at the same time (UC-MELEE-TIE). */
export function pushApart(turn: Turn, first: FigureId, second: FigureId): void {
  sendApart(travelling, turn, first, second, PACE);
}

/** Sends a figure straight away from another (UC-SYS-FORCED). */
export function throwBack(turn: Turn, id: FigureId, from: FigureId, length: number): void {
  sendAway(travelling, turn, id, from, length, 'thrown');
}

/**
 * A figure flees from an enemy, as far as twice its base move goes. A flight in the figure's own activation ends it (UC-MORALE-FLEE). Figures held in
 * place stay.
 */
export function fleeFrom(turn: Turn, id: FigureId, enemy: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (heldBy(turn.state, figure)) {
    const { x, y, z, perch } = figure;
    return turn.emit({ type: 'figureMoved', figure: id, manner: 'fled', points: [{ x, y, z }], perch });
  }
  runFrom(travelling, turn, id, enemy, 2 * baseMove(sheetOf(turn.state, id)));
}
