import { refuse, type System } from '@escarmouche/referee';
import { figureOf, groupById, seatsBySide } from '@escarmouche/skirmish';
import { npcRefusal, playNpc, settlingOffers, settlingRefusal, settlingSeat, type NpcCommand } from '@escarmouche/skirmish/plane';
import { activatedRefusal, offersOfActivated, takeAction } from './act.ts';
import { BASIC_ACTIONS } from './actions.ts';
import { automaticNow, playAutomaton } from './automaton/index.ts';
import type { ActionCommand, Automatic, Command, Steering } from './commands.ts';
import { describe } from './describe/index.ts';
import type { Event } from './events.ts';
import { alertQuestion } from './movement/alert-answer.ts';
import { facingQuestion, openQuestions, sampleAnswer } from './open-questions.ts';
import { setup } from './opening.ts';
import { notPlaying, steer, steeringOffers, steeringRefusal } from './steering.ts';
import type { Questions } from './questions.ts';
import { reduce } from './reduce.ts';
import { basicActions, specialRules } from './registry.ts';
import { SPECIAL_RULES } from './rules/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { closeIfSpent } from './turn-order.ts';

// Chapters look actions and rules up, and import none of them.
basicActions.define(BASIC_ACTIONS);
specialRules.define(SPECIAL_RULES);
openQuestions.define([facingQuestion, alertQuestion, ...SPECIAL_RULES.flatMap(({ asks }) => asks?.open ?? [])]);

const STEERING = ['rollOrder', 'deploy', 'endDeployment', 'activate', 'pass', 'endGroup'] as const satisfies readonly Steering['type'][];

const isNpc = (command: Command): command is NpcCommand => command.type === 'consult' || command.type === 'note';
const steers = (command: Command): command is Steering => (STEERING as readonly string[]).includes(command.type);

/** Groups without a player wait for choices before the first activation. */
const due = (state: State): Automatic | undefined => (settlingSeat(state) === undefined ? automaticNow(state) : undefined);

/** URSS classic: 2D6, base rules and adaptations. Corrections are no action here (`correctable`). The rules alone, for screens and bots: input from outside has to pass the gate (`system.ts`). */
export const urssClassicGame: System<Setup, State, Command, Event, Questions> = {
  id: 'urss-classic',
  version: '1',
  setup,
  active: (state) => (state.phase === 'over' || due(state) ? [] : [settlingSeat(state) ?? groupById(state, state.group).seat]),
  sides: seatsBySide,
  due,
  offers(state, seat) {
    if (!urssClassicGame.active(state).includes(seat)) return [];
    const settling = settlingOffers(state, (command) => npcRefusal(state, command));
    return settling.length > 0 ? settling : [...offersOfActivated(state), ...steeringOffers(state)];
  },
  check(state, seat, command) {
    if (!urssClassicGame.active(state).includes(seat)) {
      return refuse('UC-TURN-ROUND', 'Ce n’est pas à ce siège de jouer.', 'It is not this seat’s turn.');
    }
    if (command.type === 'automaton') return refuse('UC-SV-AI-SCOPE', 'Ce groupe joue de lui-même.', 'This group plays by itself.');
    if (isNpc(command)) return npcRefusal(state, command);
    const early = settlingRefusal(state);
    if (early) return early;
    return steers(command)
      ? steeringRefusal(state, command)
      : (notPlaying(state) ?? activatedRefusal(state, seat, command as ActionCommand));
  },
  play(turn, _seat, command) {
    if (command.type === 'automaton') return playAutomaton(turn);
    if (isNpc(command)) return playNpc(turn, command);
    if (steers(command)) return steer(turn, command);
    const { activation } = turn.state;
    if (!activation) return;
    takeAction(turn, figureOf(turn.state, activation.figure), command as ActionCommand, false);
    closeIfSpent(turn);
  },
  sampleAnswer,
  reduce,
  view: (state) => state,
  redact: (event) => event,
  outcome: (state) => state.outcome,
  describe,
};
