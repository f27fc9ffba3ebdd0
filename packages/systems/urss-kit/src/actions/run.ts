import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { inDeepWater, openOffer, runRefusal, setOut, somewhere, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { runAllowance } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { running } from '../movement/lasting.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Run = Extract<ActionCommand, { type: 'run' }>;

const runWay =
  ({ to }: Run) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'run', [to], runAllowance(state, figure));

function refusal(state: State, figure: Figure, run: Run): Refusal | undefined {
  const way = runWay(run)(state, figure);
  return way.stop?.reason === 'water' || inDeepWater(state, figure)
    ? refuse('UK-ACT-RUN', 'En courant, on ne nage pas : l’eau profonde arrête la course.', 'Nobody swims on a run: deep water stops it.')
    : runRefusal(plane, state, figure, way, 'UK-ACT-RUN');
}

/** Run in one straight line, twice the base move at most, for a save against shots (UK-ACT-RUN, UK-SAVE-RUN). */
export const run = action<Run>({
  id: 'run',
  types: ['movement'],
  moves: true,
  cost: () => 2,
  check: refusal,
  charges: (state, figure, command) => chargesOf(state, figure, runWay(command)(state, figure)),
  play: (turn, figure, command) => running(turn, figure, () => setOut(travelling, turn, figure, runWay(command))),
  offers(state, figure) {
    const draw = (random: Random): Run => ({ type: 'run', to: somewhere(state, figure, runAllowance(state, figure), random) });
    return [openOffer<ActionCommand, Run>('run', (command) => refusal(state, figure, command), draw)];
  },
});
