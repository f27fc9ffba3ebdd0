import { figureOf, groupById, inPlay } from '@escarmouche/skirmish';
import type { Figure, FigureId, GroupId, State } from '../state.ts';

export const isAlternating = ({ scene }: State): boolean => scene.options['turn.activation'] === 'alternating';

/** May a figure be activated (again) this turn: in play, able, with activations and actions left (UK-TURN-ALT-CHOICE, UK-TURN-MULTI)? */
export function awaitsActivation(state: State, figure: Figure): boolean {
  if (!inPlay(figure) || figure.activated) return false;
  return !figure.stunned || state.scene.options['turn.stunned'] === 'chosen-and-passes';
}

/** Figures of a group that still await an activation this turn, in roster order. */
export function waiting(state: State, group: GroupId): readonly FigureId[] {
  return groupById(state, group).figures.filter((id) => awaitsActivation(state, figureOf(state, id)));
}

/** Groups that take part in the next round: those with a figure left to activate (UK-TURN-ALT-EXHAUSTED). */
export function takingPart(state: State): readonly GroupId[] {
  return state.scene.groups.map(({ id }) => id).filter((id) => waiting(state, id).length > 0);
}
