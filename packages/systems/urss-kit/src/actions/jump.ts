import type { Random, Refusal } from '@escarmouche/referee';
import { refuse } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import {
  jumpTo,
  openOffer,
  refusalOf,
  runRefusal,
  runUpTo,
  setOut,
  setOutOn,
  somewhere,
  somewhereOnward,
  walkWay,
  type Planned,
  type Way,
} from '@escarmouche/skirmish/plane';
import { span, sub, type Point } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { chargesOf } from '../movement/charging.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../registry.ts';
import type { Activation, Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';

type Jump = Extract<ActionCommand, { type: 'jump' }>;
type RunUp = Activation['runUp'];

/** A jump as planned: start, jumper, landing. */
interface Plan {
  readonly state: State;
  readonly figure: Figure;
  readonly movement: Planned<State>;
}

/** The straight move just made in this activation, for a jump to follow (UK-ACT-JUMP). */
const runUpMade = ({ activation }: State, figure: Figure): RunUp => (activation?.figure === figure.id ? activation.runUp : undefined);

const runUpWay =
  (to: Point) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'move', [to], baseMove(state, figure));

function runUpRefusal(state: State, figure: Figure, way: Way<State>): Refusal | undefined {
  const refusal = runRefusal(plane, state, figure, way, 'UK-ACT-JUMP');
  return refusal ?? (way.stop && refuse('UK-ACT-JUMP', 'L’élan ne va pas jusqu’au bout.', 'The run-up does not get to its end.'));
}

/** The jump, from the end of its run-up where both are one action (UK-ACT-JUMP). */
function planOf(state: State, figure: Figure, { runUp, to }: Jump): Plan {
  if (!runUp) return { state, figure, movement: jumpTo(plane, state, figure, to, runUpMade(state, figure)) };
  const way = runUpWay(runUp)(state, figure);
  const refusal = runUpRefusal(state, figure, way);
  if (refusal) return { state, figure, movement: refusal };
  const there = withFigureAt(state, figure, way.end);
  const jumper = figureOf(there, figure.id);
  return {
    state: there,
    figure: jumper,
    movement: jumpTo(plane, there, jumper, to, { direction: sub(runUp, figure), length: way.length }),
  };
}

const refusal = (state: State, figure: Figure, jump: Jump): Refusal | undefined => refusalOf(planOf(state, figure, jump).movement);

/** Makes the run-up; false where the figure has not come to the start of the jump. */
function runUpMadeTo(turn: Turn, figure: Figure, to: Point): boolean {
  const { end } = runUpWay(to)(turn.state, figure);
  setOut(travelling, turn, figure, runUpWay(to));
  return figure.posture === 'standing' && span(figure, end) === 0 && figure.z === end.z;
}

/** Some jump: on from the move just made, or with a run-up of some length. */
function someJump(state: State, figure: Figure, random: Random): Jump {
  const made = runUpMade(state, figure);
  if (made) return { type: 'jump', to: somewhereOnward(figure, made, random) };
  const runUp = somewhere(state, figure, baseMove(state, figure), random);
  const direction = sub(runUp, figure);
  return { type: 'jump', runUp, to: somewhereOnward({ ...figure, ...runUp }, { direction, length: span(figure, runUp) }, random) };
}

/** Jump at most as far as the straight run-up, along the same line: in one with it, or after a straight move, which becomes its run-up (UK-ACT-JUMP). */
export const jump = action<Jump>({
  id: 'jump',
  types: (state, figure, command) => (completesMove(state, figure, command) ? [] : ['movement']),
  moves: true,
  ownActivationOnly: true,
  cost: (state, figure, command) => (completesMove(state, figure, command) ? 1 : 2),
  check: refusal,
  charges(state, figure, command) {
    const plan = planOf(state, figure, command);
    return chargesOf(plan.state, plan.figure, plan.movement);
  },
  play(turn, figure, { runUp, to }) {
    if (runUp && !runUpMadeTo(turn, figure, runUp)) return;
    setOutOn(travelling, turn, figure, jumpTo(plane, turn.state, figure, to, runUpTo(figure, to)));
  },
  offers(state, figure) {
    return [
      openOffer<ActionCommand, Jump>(
        'jump',
        (command) => refusal(state, figure, command),
        (random) => someJump(state, figure, random),
      ),
    ];
  },
});

/** Is the jump a second action, and the move just made the first? */
function completesMove(state: State, figure: Figure, command?: Jump): boolean {
  return command?.runUp === undefined && runUpMade(state, figure) !== undefined;
}
