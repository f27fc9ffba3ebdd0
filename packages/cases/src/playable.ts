import type { ChoiceQuestion, Json, Rejection, RollQuestion, Seat, System } from '@escarmouche/referee';
import type { Text } from './text.ts';
import type { DiceEntry, Script } from './script.ts';
import type { Naming } from './words.ts';

/** The rule that must refuse, one of several, or any. */
export type Refused = true | readonly string[];

/** An answer as a case writes it; its other members are the game's. */
export interface AnyChoice {
  readonly refused?: Refused;
}

/** A step of a case; its command is the game's. */
export interface AnyStep<Choice extends AnyChoice, Expected> {
  /** Name of the command. */
  readonly name: string;
  /** Name of the step in messages, where they use another. */
  readonly title?: Text | undefined;
  /** Seat that gives the command, where it is not the seat to play. */
  readonly seat?: Seat;
  readonly choices: readonly Choice[];
  readonly dice?: readonly DiceEntry[];
  /** Hidden draws of the step, by name. */
  readonly draws?: readonly string[];
  readonly refused?: Refused;
  /** Only looks whether the command may be given. */
  readonly allowed?: boolean;
  readonly expect?: Expected;
}

/** Result of a step: a command; the refusal of a move that no command can say; or the reason why the case makes no sense here. */
export type Made<C> =
  | { readonly command: C; readonly refusal?: undefined; readonly problem?: undefined }
  | { readonly refusal: Rejection; readonly problem?: undefined; readonly command?: undefined }
  | { readonly problem: Text; readonly command?: undefined };

/** A command on the way of a step. */
export type Given<C> = Made<C> & {
  readonly seat?: Seat;
  /** The step is about this very command; others only lead up to it. */
  readonly own: boolean;
  /** The refusal that the step expects may be of this command. */
  readonly refusable: boolean;
};

/** An answer as the rules take it; the refusal of one that the question does not have; or that the case makes no sense here. */
export type Answered =
  | { readonly value: Json; readonly refusal?: undefined; readonly problem?: undefined }
  | { readonly refusal: Rejection; readonly problem?: undefined }
  | { readonly problem: Text };

export interface Happened<S, E> {
  /** The state before the events. */
  readonly before: S;
  readonly state: S;
  readonly events: readonly E[];
  /** All events of the case up to now. */
  readonly past: readonly E[];
  readonly questions: readonly ChoiceQuestion[];
  /** Questions for the dice, roll by roll. */
  readonly thrown: readonly RollQuestion[];
}

/** A case of one game made ready to be played. */
export interface Playable<Step extends AnyStep<Choice, Expected>, Choice extends AnyChoice, Expected, Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  readonly steps: readonly Step[];
  readonly script: Script<S>;
  readonly expect: Expected | undefined;
  /** Words for the subjects of questions; the purpose of the question when absent. */
  readonly naming?: Naming;
  /** The commands of a step one after the other; state and events of the command before are looked at anew before each. */
  commands(step: Step, now: () => S, last: () => readonly E[]): Iterable<Given<C>>;
  answer(choice: Choice, question: ChoiceQuestion, state: S): Answered;
  /** The answer to a question that the case need not answer, or not yet; `past`: all that has happened so far in the case. */
  unasked?(question: ChoiceQuestion, next: Choice | undefined, state: S, past: () => readonly E[]): Answered | undefined;
  /** An answer of the case has been taken. */
  taken?(choice: Choice, question: ChoiceQuestion): void;
  /** An option as a case would write it. */
  optionText(option: Json, question: ChoiceQuestion, state: S): Text | string;
  /** Wrong expectations. */
  wrong(expected: Expected, happened: Happened<S, E>): Text[];
  /** Other faults after a step, or at the beginning. */
  after?(events: readonly E[], state: S): Text[];
  /** A command that goes without saying between two steps. */
  between?(state: S): { readonly seat: Seat; readonly command: C } | undefined;
}

/** A case of whatever game. */
export type AnyPlayable = Playable<AnyStep<AnyChoice, unknown>, AnyChoice, unknown, unknown, unknown, unknown, unknown>;
