import type { Random } from '@escarmouche/referee';
import type { Trial } from './trial.ts';

interface Command {
  readonly type: string;
}

/** A game as fuzzers play it. */
export interface Fuzzed<Setup = object, S extends object = object, C extends Command = Command, E extends Command = Command> extends Trial<
  Setup,
  S,
  C,
  E
> {
  /** A match as the tests of the system draw it. */
  tested(random: Random): Setup;
  /** Matches that take long, of which few are played, and so many commands of each. */
  readonly crowd?: { setup(random: Random): Setup; readonly most: number };
}

/** The types of a game end at its file. */
export const fuzzedGame = <Setup, S extends object, C extends Command, E extends Command>(game: Fuzzed<Setup, S, C, E>): Fuzzed =>
  game as unknown as Fuzzed;
