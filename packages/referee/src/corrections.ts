import {
  NOBODY,
  type Asking,
  type Language,
  type Refusal,
  type Rejection,
  type Seat,
  type Sentence,
  type System,
  type Turn,
} from './types.ts';

/**
 * Commands by which persons say how things are on a real table. Corrections stand beside the rules of a game, which neither offer nor read them: they are legal
 * for every seat of the battle, they are no action, and no rule follows from them.
 */

interface Typed {
  readonly type: string;
}

/** Corrections that persons may make in one game. K and F: the commands and events of corrections, E: all events of the game. */
export interface Corrections<S, K extends Typed, F extends Typed, E> {
  /** Their types. */
  readonly commands: readonly string[];
  readonly events: readonly string[];
  /** Seats of the battle. */
  seats(state: S): readonly Seat[];
  /** Why the seat of another table corrects nothing. */
  readonly stranger: Refusal;
  refusal(state: S, command: K): Refusal | undefined;
  /** Tells the correction, and ends what no longer holds by events of the game. */
  play(turn: Pick<Turn<S, E | F>, 'state' | 'emit'>, command: K): void;
  reduce(state: S, event: F): void;
  describe(state: S, event: F, language: Language): Sentence | undefined;
}

const NOT_REAL: Rejection = {
  reason: { fr: 'Cela ne se dit qu’à côté d’une vraie table.', en: 'That is only said beside a real table.' },
};

/** A game whose figures persons may correct. `game`: its rules, which know of no correction. */
export function correctable<Setup, S, C extends Typed, E extends Typed, Q extends Asking, K extends C, F extends E>(
  game: System<Setup, S, C, E, Q>,
  corrections: Corrections<S, K, F, E>,
): System<Setup, S, C, E, Q> {
  // A command comes from outside: any JSON may be asked about.
  const corrects = (command: C | null | undefined): command is K => corrections.commands.includes(command?.type ?? '');
  const isFact = (event: E): event is F => corrections.events.includes(event.type);
  return {
    ...game,
    corrects: (command) => (corrects(command) ? NOT_REAL : undefined),
    check(state, seat, command) {
      if (!corrects(command)) return game.check(state, seat, command);
      const isOfBattle = seat !== NOBODY && corrections.seats(state).includes(seat);
      return isOfBattle ? corrections.refusal(state, command) : corrections.stranger;
    },
    play(turn, seat, command) {
      if (corrects(command)) corrections.play(turn, command);
      else game.play(turn, seat, command);
    },
    reduce(state, event) {
      if (isFact(event)) corrections.reduce(state, event);
      else game.reduce(state, event);
    },
    redact: (event, seat) => (isFact(event) ? event : game.redact(event, seat)),
    ...(game.redactCommand && {
      redactCommand: (command: C, seat: Seat) => (corrects(command) ? command : (game.redactCommand?.(command, seat) ?? command)),
    }),
    describe: (state, event, language) =>
      isFact(event) ? corrections.describe(state, event, language) : game.describe(state, event, language),
  };
}
