import { closedOffer, refuse, type Refusal } from '@escarmouche/referee';
import type { ActionCommand } from '../commands.ts';
import { holdRefusal, holdsOf } from '../holding.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Draw = Extract<ActionCommand, { type: 'draw' }>;

const isAction = ({ scene }: State): boolean => scene.options['equip.swap'] === 'one-action';

function refusal(state: State, figure: Figure, { items }: Draw): Refusal | undefined {
  return isAction(state)
    ? holdRefusal(state, figure, items)
    : refuse('UK-EQ-HANDS', 'Changer d’arme est libre entre les actions.', 'Taking another weapon is free between actions.');
}

/** By option a change of things held takes an action (UK-EQ-HANDS). */
export const draw = action<Draw>({
  id: 'draw',
  says: 'UK-EQ-HANDS',
  cost: () => 1,
  ownActivationOnly: true,
  hands: true,
  check: refusal,
  play: (turn, figure, { items }) => turn.emit({ type: 'heldChanged', figure: figure.id, items }),
  offers: (state, figure) =>
    isAction(state)
      ? holdsOf(state, figure).map((items) => closedOffer<ActionCommand>({ type: 'draw', items }, undefined, `draw:${items.join('+')}`))
      : [],
});
