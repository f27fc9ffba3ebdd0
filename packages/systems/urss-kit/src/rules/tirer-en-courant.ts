import type { Random, Refusal } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { openOffer, runRefusal, setOut, somewhere, walkWay, type Way } from '@escarmouche/skirmish/plane';
import { rangedArms } from '../arms.ts';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import type { Manner } from '../manner.ts';
import { runAllowance } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { running } from '../movement/lasting.ts';
import type { PlannedShot } from '../movement/planned-shot.ts';
import { onTheMove, onTheWayRefusal, shotOf, unarmedRefusal, withShot } from '../movement/shot-on-the-way.ts';
import { plane } from '../plane.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'tirer-en-courant';
const RULE = 'UK-ATTR-TIRER-EN-COURANT';
const MANNER: Manner = { ...onTheMove(RULE), single: true };

const runWay =
  ({ path = [] }: SpecialCommand) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'run', path.slice(0, 1), runAllowance(state, figure));

function shotOnTheRun(state: State, figure: Figure, command: SpecialCommand): PlannedShot | Refusal {
  const shot = shotOf(state, figure, command, RULE, MANNER);
  return 'reason' in shot ? shot : { shot, way: runWay(command)(state, figure) };
}

function refusal(state: State, figure: Figure, command: SpecialCommand): Refusal | undefined {
  const planned = shotOnTheRun(state, figure, command);
  if ('reason' in planned) return planned;
  return runRefusal(plane, state, figure, planned.way, 'UK-ACT-RUN') ?? onTheWayRefusal(state, figure, planned);
}

/** Some run, with a shot at some enemy from its start. */
function someRun(state: State, figure: Figure, random: Random): SpecialCommand {
  const enemies = enemiesOf(state, figure.id);
  const target = enemies[random(Math.max(1, enemies.length))]?.id;
  const path = [somewhere(state, figure, runAllowance(state, figure), random)];
  return { type: 'special', rule: ID, path, target, weapon: rangedArms(state, figure)[0]?.id, after: 0 };
}

/** Runs, with one shot from a point of the run (UK-ATTR-TIRER-EN-COURANT). */
export const shootOnTheRun: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'shotOfRun',
  action: specialAction(ID, {
    aim: 'way',
    words: {
      label: { fr: 'Tirer en courant', en: 'Shoot on the run' },
      commit: { fr: 'Courir', en: 'Run' },
      typed: { fr: ['tirer en courant'], en: ['shoot on the run'] },
      written: ['shootOnTheRun', 'tirer en courant'],
    },
    types: ['movement', 'shoot'],
    cost: () => 2,
    moves: true,
    hands: true,
    shoots: true,
    ownActivationOnly: true,
    check: refusal,
    shot: shotOnTheRun,
    manner: MANNER,
    charges: (state, figure, command) => chargesOf(state, figure, runWay(command)(state, figure)),
    play(turn, figure, command) {
      const shot = shotOf(turn.state, figure, command, RULE, MANNER);
      if (!('reason' in shot)) running(turn, figure, () => setOut(withShot(shot), turn, figure, runWay(command)));
    },
    offers(state, figure) {
      const draw = (random: Random): SpecialCommand => someRun(state, figure, random);
      return [
        {
          ...openOffer<ActionCommand, SpecialCommand>('special', (command) => refusal(state, figure, command), draw),
          id: ID,
          refusal: unarmedRefusal(state, figure),
        },
      ];
    },
  }),
};
