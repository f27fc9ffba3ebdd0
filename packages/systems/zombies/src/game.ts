import { refuse, type Offer, type Refusal, type Seat, type System } from '@escarmouche/referee';
import './cards/index.ts';
import type { Command } from './commands.ts';
import { ACTIONS, type Action, type Deed } from './actions.ts';
import { describe } from './describe/index.ts';
import type { Event } from './events.ts';
import { redact, redactCommand, view } from './hidden.ts';
import { moverOf } from './movement.ts';
import { setup } from './opening.ts';
import type { Questions } from './questions.ts';
import { reduce } from './reduce.ts';
import type { Setup } from './setup.ts';
import type { State, TurnStep } from './state.ts';
import { goOn } from './turns.ts';
import { outcomeOf } from './victory.ts';
import { windowOf } from './windows.ts';

/** Seats that decide now (ZB-DECISIONS). */
function deciding(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  const { step, seat, placer } = state.turn;
  if (state.phase === 'playing' && (step === 'place' || step === 'stock')) return [placer ?? seat];
  return [step === 'moving' ? moverOf(state) : seat];
}

const deedOf = (type: Command['type']): Action => ACTIONS[type as Deed] as unknown as Action;

const TYPES = Object.keys(ACTIONS) as Command['type'][];
const OF_CARDS = TYPES.filter((type) => !deedOf(type).steps);

/** Commands of each step of the turn, without its cards. */
const OF_STEP = new Map<TurnStep, readonly Command['type'][]>();
for (const type of TYPES) for (const step of deedOf(type).steps ?? []) OF_STEP.set(step, [...(OF_STEP.get(step) ?? []), type]);

/** Commands open to a seat at this point of the turn, if nothing else speaks against them. Cards belong to the active player, in each window. */
function timely(state: State, seat: Seat): readonly Command['type'][] {
  if (state.phase === 'beginning') return ['begin'];
  const types = OF_STEP.get(state.turn.step) ?? [];
  const cards = windowOf(state) !== undefined && (seat === state.turn.seat || seat === moverOf(state));
  return cards ? [...types, ...OF_CARDS] : types;
}

function refusalOf(state: State, seat: Seat, command: Command): Refusal | undefined {
  return timely(state, seat).includes(command.type) ? deedOf(command.type).refusal?.(state, seat, command) : untimely(state);
}

const TILE_FIRST = refuse(
  'ZB-TURN-ORDER',
  'La tuile tirée vient d’abord : elle doit être posée et garnie.',
  'The tile drawn comes first: it has to be laid and stocked.',
);
const NOT_NOW = refuse('ZB-TURN-ORDER', 'Ce n’est pas le moment dans le tour.', 'This is not the moment of the turn for it.');

const untimely = ({ turn: { step } }: State): Refusal => (step === 'place' || step === 'stock' ? TILE_FIRST : NOT_NOW);

/** The offer of an action without details. */
function bareOffer(state: State, seat: Seat, type: Command['type']): Offer<Command> {
  const command = { type } as Command;
  return { id: type, type, command, refusal: deedOf(type).refusal?.(state, seat, command) };
}

/** Zombies!!!: the tile game for two to six. The rules alone, for screens and bots: input from outside has to pass the gate (`system.ts`). */
export const zombiesGame: System<Setup, State, Command, Event, Questions> = {
  id: 'zombies',
  version: '1',
  setup,
  active: deciding,
  offers(state, seat) {
    const offers: Offer<Command>[] = [];
    if (!deciding(state).includes(seat)) return offers;
    for (const type of timely(state, seat)) offers.push(...(deedOf(type).offers?.(state, seat) ?? [bareOffer(state, seat, type)]));
    return offers;
  },
  check(state, seat, command) {
    if (!deciding(state).includes(seat)) {
      return refuse('ZB-DECISIONS', 'Ce n’est pas à ce joueur de décider.', 'It is not for this player to decide.');
    }
    return refusalOf(state, seat, command);
  },
  play(turn, seat, command) {
    deedOf(command.type).play(turn, seat, command);
    goOn(turn);
  },
  idle: ({ purpose }, answer) => purpose === 'window' && typeof answer === 'object' && answer !== null && 'pass' in answer,
  reduce,
  view,
  redact,
  redactCommand,
  outcome: outcomeOf,
  describe,
};
