import { refuse, type System } from '@escarmouche/referee';
import { figureOf, groupById, seatsBySide } from '@escarmouche/skirmish';
import { npcRefusal, playNpc, settlingOffers, settlingRefusal, settlingSeat, type NpcCommand } from '@escarmouche/skirmish/plane';
import { activatedRefusal, offersOfActivated, takeAction } from './act.ts';
import { BASIC_ACTIONS } from './actions/index.ts';
import { alertQuestion } from './alert/answer.ts';
import type { ActionCommand, Automatic, Command, Steering } from './commands.ts';
import { describe } from './describe/index.ts';
import type { Event } from './events.ts';
import { facingQuestion } from './facing.ts';
import { openQuestions, sampleAnswer } from './open-questions.ts';
import { setup } from './opening.ts';
import type { Questions } from './questions.ts';
import { reduce } from './reduce.ts';
import { basicActions, specialRules } from './registry.ts';
import { SPECIAL_RULES } from './rules/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { notPlaying, steer, steeringOffers, steeringRefusal } from './steering.ts';
import { closeIfSpent, nextChosen, playRound, rollOrder } from './turns/course.ts';
import { isAlternating } from './turns/who.ts';

// Chapters look actions and rules up, and import none of them.
basicActions.define(BASIC_ACTIONS);
specialRules.define(SPECIAL_RULES);
openQuestions.define([alertQuestion, facingQuestion, ...SPECIAL_RULES.flatMap(({ asks }) => asks?.open ?? [])]);

const STEERING = ['deploy', 'endDeployment', 'activate', 'endGroup', 'hold', 'pass'] as const satisfies readonly Steering['type'][];
const AUTOMATIC = ['rollOrder', 'round', 'begin'] as const satisfies readonly Automatic['type'][];

const isNpc = (command: Command): command is NpcCommand => command.type === 'consult' || command.type === 'note';
const steers = (command: Command): command is Steering => (STEERING as readonly string[]).includes(command.type);
const isAutomatic = (command: Command): command is Automatic => (AUTOMATIC as readonly string[]).includes(command.type);

/** The command that the rules give now: the order of play, a round of choices, the next activation of a round set up midway. */
function due(state: State): Automatic | undefined {
  if (state.phase === 'order') return { type: 'rollOrder' };
  if (state.phase !== 'play' || state.activation || !isAlternating(state) || settlingSeat(state) !== undefined) return undefined;
  return { type: state.chosen.length > 0 ? 'begin' : 'round' };
}

function playAutomatic(turn: Parameters<typeof playRound>[0], { type }: Automatic): void {
  if (type === 'rollOrder') rollOrder(turn);
  else if (type === 'round') playRound(turn);
  else nextChosen(turn);
}

/** The URSS kit: 1D6, levels without limit, two activation systems. Corrections are no action here (`correctable`). The rules alone, for screens and bots: input from outside has to pass the gate (`system.ts`). */
export const urssKitGame: System<Setup, State, Command, Event, Questions> = {
  id: 'urss-kit',
  version: '1',
  setup,
  active: (state) => (state.phase === 'over' || due(state) ? [] : [settlingSeat(state) ?? groupById(state, state.group).seat]),
  sides: seatsBySide,
  due,
  offers(state, seat) {
    if (!urssKitGame.active(state).includes(seat)) return [];
    const settling = settlingOffers(state, (command) => npcRefusal(state, command));
    return settling.length > 0 ? settling : [...offersOfActivated(state), ...steeringOffers(state)];
  },
  check(state, seat, command) {
    if (!urssKitGame.active(state).includes(seat) || isAutomatic(command)) {
      return refuse('UK-TURN-GROUPS', 'Ce n’est pas à ce siège de jouer.', 'It is not this seat’s turn.');
    }
    if (isNpc(command)) return npcRefusal(state, command);
    const early = settlingRefusal(state);
    if (early) return early;
    return steers(command)
      ? steeringRefusal(state, command)
      : (notPlaying(state) ?? activatedRefusal(state, seat, command as ActionCommand));
  },
  play(turn, _seat, command) {
    if (isAutomatic(command)) return playAutomatic(turn, command);
    if (isNpc(command)) return playNpc(turn, command);
    if (steers(command)) return steer(turn, command);
    const { activation } = turn.state;
    if (!activation) return;
    takeAction(turn, figureOf(turn.state, activation.figure), command as ActionCommand, false);
    closeIfSpent(turn);
  },
  sampleAnswer,
  idle: ({ purpose }, answer) =>
    purpose === 'alert' && typeof answer === 'object' && answer !== null && 'do' in answer && answer.do === 'decline',
  reduce,
  view: (state) => state,
  redact: (event) => event,
  outcome: (state) => state.outcome,
  describe,
};
