import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { touchedAt, type Planned, type Way } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Figure, State } from '../state.ts';

/** Of enemies touched at the end of a trail those not touched all along it: only they are charged (UK-MOVE-CHARGE). */
export function newlyTouched(state: State, figure: Figure, touched: readonly Figure[], trail: readonly Place[]): readonly Figure[] {
  const left = ({ id }: Figure): boolean => trail.some((at) => !touchedAt(state, figure, at).includes(id));
  return touched.filter(left);
}

/** Enemies that a movement would charge; none where it is refused (UK-MOVE-CHARGE). */
export function chargesOf(state: State, figure: Figure, movement: Planned<State>): readonly FigureId[] {
  if ('rule' in movement) return [];
  const touched = movement.touches.map((id) => figureOf(state, id));
  return newlyTouched(state, figure, touched, trailOf(movement)).map(({ id }) => id);
}

const trailOf = ({ until, length, end }: Way<State>): readonly Place[] => [...until(length), end];
