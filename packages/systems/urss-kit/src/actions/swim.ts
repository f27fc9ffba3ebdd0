import type { Random, Refusal } from '@escarmouche/referee';
import { dryRefusal, openOffer, setOut, somewhere, swimRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { slowAllowance } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Swim = Extract<ActionCommand, { type: 'swim' }>;

const swimWay =
  ({ path }: Swim) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'swim', path, slowAllowance(state, figure, 'swim'));

function refusal(state: State, figure: Figure, swim: Swim): Refusal | undefined {
  const way = swimWay(swim)(state, figure);
  return (
    swimRefusal(plane, state, figure, swim.path, slowAllowance(state, figure, 'swim')) ??
    facingRefusal(state, figure, swim.facing, way.touches, way.end, 'UK-ACT-SWIM')
  );
}

/** Swim in deep water, half the base move at most, or onto its bank (UK-ACT-SWIM). */
export const swim = action<Swim>({
  id: 'swim',
  types: ['movement'],
  moves: true,
  cost: () => 1,
  check: refusal,
  charges: (state, figure, command) => chargesOf(state, figure, swimWay(command)(state, figure)),
  play: (turn, figure, command) => setOut(travelling, turn, figure, swimWay(command), command.facing),
  offers(state, figure) {
    const draw = (random: Random): Swim => ({
      type: 'swim',
      path: [somewhere(state, figure, slowAllowance(state, figure, 'swim'), random)],
    });
    const offer = openOffer<ActionCommand, Swim>('swim', (command) => refusal(state, figure, command), draw);
    return [{ ...offer, refusal: dryRefusal(plane, state, figure) }];
  },
});
