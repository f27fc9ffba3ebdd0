import { closedOffer, refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { rangedArms } from '../arms.ts';
import type { ActionCommand } from '../commands.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

function refusal(state: State, figure: Figure): Refusal | undefined {
  if (rangedArms(state, figure).length > 0) return undefined;
  const who = nameOf(state, figure.id);
  return refuse('UK-ACT-AIM', `${who} n’a pas d’arme de tir en main.`, `${who} has no shooting weapon in hand.`);
}

/** Aim: one level more for a shot taken directly after (UK-ACT-AIM). */
export const aim = action<Extract<ActionCommand, { type: 'aim' }>>({
  id: 'aim',
  says: 'UK-ACT-AIM',
  cost: () => 1,
  ownActivationOnly: true,
  hands: true,
  check: refusal,
  play: (turn, figure) => turn.emit({ type: 'aimed', figure: figure.id }),
  offers: (state, figure) => [closedOffer<ActionCommand>({ type: 'aim' }, refusal(state, figure))],
});
