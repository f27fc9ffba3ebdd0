import type { Random } from '@escarmouche/referee';
import {
  chargesOf,
  jumpTo,
  noRunUp,
  openOffer,
  refusalOf,
  runUpTo,
  setOutOn,
  somewhereOnward,
  type Planned,
} from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';
import { travelling } from './travelling.ts';

type Jump = Extract<ActionCommand, { type: 'jump' }>;

/** The run-up is that of the figure's own activation (UC-ACT-JUMP). */
function planOf(state: State, figure: Figure, { to }: Jump): Planned<State> {
  return jumpTo(plane, state, figure, to, state.activation?.runUp);
}

/** Jump at most as far as the straight move just made, along the same line; the run-up is the first of its two actions (UC-ACT-JUMP). */
export const jumping = action<Jump>({
  id: 'jump',
  moves: true,
  cost: () => 1,
  ownActivationOnly: true,
  check: (state, figure, command) => refusalOf(planOf(state, figure, command)),
  charges: (state, figure, command) => chargesOf(planOf(state, figure, command)),
  play: (turn, figure, { to }) => setOutOn(travelling, turn, figure, jumpTo(plane, turn.state, figure, to, runUpTo(figure, to))),
  offers(state, figure) {
    const runUp = state.activation?.runUp;
    const draw = (random: Random): Jump => ({ type: 'jump', to: runUp ? somewhereOnward(figure, runUp, random) : figure });
    const offer = openOffer<ActionCommand, Jump>('jump', (command) => refusalOf(planOf(state, figure, command)), draw);
    return [{ ...offer, refusal: runUp ? undefined : noRunUp(plane) }];
  },
});
