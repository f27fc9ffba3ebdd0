import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import {
  bodyOf,
  goesSomewhere,
  inDeepWater,
  openOffer,
  setOut,
  somewhere,
  walkWay,
  wayRefusal,
  type Way,
} from '@escarmouche/skirmish/plane';
import { span, touching } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { slowAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Swim = Extract<ActionCommand, { type: 'swim' }>;

const swimWay =
  ({ path }: Swim) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'swim', path, slowAllowance(state, figure, 'swim'));

/** A swim starts in deep water or touching its edge (UC-ACT-CLIMB-SWIM). */
function isByWater(state: State, figure: Figure): boolean {
  return inDeepWater(state, figure) || touching(state.scene.table, bodyOf(state, figure)).some(({ kind }) => kind === 'water');
}

function dryRefusal(state: State, figure: Figure): Refusal | undefined {
  return isByWater(state, figure)
    ? undefined
    : refuse('UC-ACT-CLIMB-SWIM', 'Elle n’est pas au bord de l’eau.', 'It is not at the water’s edge.');
}

/** As near as this to where it was meant to end, in units, a swim has ended there. */
const NEAR = 50;

/** Does a way that the bank ends go on over dry land? */
function goesAshore({ path }: Swim, { end, stop }: Way<State>): boolean {
  const goal = path.at(-1);
  return stop?.reason === 'water' && goal !== undefined && span(goal, end) > NEAR;
}

/** The way may end on the bank, its base touching the edge: there it is out of the water. */
function swimRefusal(state: State, figure: Figure, command: Swim): Refusal | undefined {
  const dry = dryRefusal(state, figure);
  if (dry) return dry;
  const way = swimWay(command)(state, figure);
  if (!goesSomewhere(way)) return refuse('UC-ACT-CLIMB-SWIM', 'Il faut nager quelque part.', 'A swim must go somewhere.');
  if (goesAshore(command, way))
    return refuse('UC-ACT-CLIMB-SWIM', 'La nage s’arrête au bord de l’eau.', 'A swim ends at the water’s edge.');
  return way.stop?.reason === 'water' ? undefined : wayRefusal(plane, state, figure, way, 'UC-ACT-CLIMB-SWIM');
}

/** Swim in deep water at half the base move (UC-ACT-CLIMB-SWIM). */
export const swim = action<Swim>({
  id: 'swim',
  moves: true,
  type: 'climbOrSwim',
  cost: () => 1,
  repeatable: true,
  check: swimRefusal,
  charges: (state, figure, command) => swimWay(command)(state, figure).touches,
  play: (turn, figure, command) => setOut(travelling, turn, figure, swimWay(command), command.facing),
  offers(state, figure) {
    const reach = slowAllowance(state, figure, 'swim');
    const draw = (random: Random): Swim => ({ type: 'swim', path: [somewhere(state, figure, reach, random)] });
    const offer = openOffer<ActionCommand, Swim>('swim', (command) => swimRefusal(state, figure, command), draw);
    return [{ ...offer, refusal: dryRefusal(state, figure) }];
  },
});
