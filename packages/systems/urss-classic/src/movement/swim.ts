import type { Random, Refusal } from '@escarmouche/referee';
import { dryRefusal, openOffer, setOut, somewhere, swimRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';
import { slowAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Swim = Extract<ActionCommand, { type: 'swim' }>;

const swimWay =
  ({ path }: Swim) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'swim', path, slowAllowance(state, figure, 'swim'));

function check(state: State, figure: Figure, { path }: Swim): Refusal | undefined {
  return swimRefusal(plane, state, figure, path, slowAllowance(state, figure, 'swim'));
}

/** Swim in deep water at half the base move (UC-ACT-CLIMB-SWIM). */
export const swim = action<Swim>({
  id: 'swim',
  moves: true,
  type: 'climbOrSwim',
  cost: () => 1,
  repeatable: true,
  check,
  charges: (state, figure, command) => swimWay(command)(state, figure).touches,
  play: (turn, figure, command) => setOut(travelling, turn, figure, swimWay(command), command.facing),
  offers(state, figure) {
    const reach = slowAllowance(state, figure, 'swim');
    const draw = (random: Random): Swim => ({ type: 'swim', path: [somewhere(state, figure, reach, random)] });
    const offer = openOffer<ActionCommand, Swim>('swim', (command) => check(state, figure, command), draw);
    return [{ ...offer, refusal: dryRefusal(plane, state, figure) }];
  },
});
