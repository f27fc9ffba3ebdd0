import { NOBODY, type Asking, type Language, type Refusal, type Seat, type Sentence, type System, type Turn } from './types.ts';

/**
 * Commands by which persons say how things are on a real table. They stand beside the rules of a game, which neither offer nor read them: they are legal
 * for every seat of the battle, they are no action, and no rule follows from them.
 */

interface Typed {
  readonly type: string;
}

/** What persons may correct in one game. C and E: commands and events of the game; K and F: those of corrections among them. */
export interface Corrections<S, C extends Typed, E extends Typed, K extends C, F extends E> {
  readonly commands: readonly K['type'][];
  readonly events: readonly F['type'][];
  /** Seats of the battle. */
  seats(state: S): readonly Seat[];
  /** Why the seat of another table corrects nothing. */
  readonly stranger: Refusal;
  refusal(state: S, command: K): Refusal | undefined;
  /** Tells the correction, and ends what no longer holds by events of the game. */
  play(turn: Pick<Turn<S, E>, 'state' | 'emit'>, command: K): void;
  reduce(state: S, event: F): void;
  describe(state: S, event: F, language: Language): Sentence | undefined;
}

/** A game whose figures persons may correct. `game`: its rules, which know of no correction. */
export function correctable<Setup, S, C extends Typed, E extends Typed, Q extends Asking, K extends C, F extends E>(
  game: System<Setup, S, C, E, Q>,
  corrections: Corrections<S, C, E, K, F>,
): System<Setup, S, C, E, Q> {
  const corrects = (command: C): command is K => (corrections.commands as readonly string[]).includes(command.type);
  const isFact = (event: E): event is F => (corrections.events as readonly string[]).includes(event.type);
  return {
    ...game,
    corrects,
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
