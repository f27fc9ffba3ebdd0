import type { Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Pool, Roll } from './pool.ts';

export type Language = 'fr' | 'en';

export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** A place at the table that commands and answers. */
export type Seat = string;

/** The seat of nobody: entries and groups that the rules play by themselves (`System.due`). Anybody throws its dice; it takes the first option. */
export const NOBODY: Seat = '';

/** Reason, in one sentence for the player, why a command or an answer is not accepted; `rule` only where a rule of the game forbids it. */
export interface Rejection {
  readonly rule?: string;
  readonly reason: Text;
}

/** Reason why a command is not legal: always with the rule that forbids it. */
export interface Refusal extends Rejection {
  readonly rule: string;
}

export function refuse(rule: string, fr: string, en: string): Refusal {
  return { rule, reason: { fr, en } };
}

/** Dice to be thrown: one entry of `faces` a die. A shuffle or a drawn token is a die too. */
export interface RollQuestion {
  readonly kind: 'roll';
  /** Purpose of the roll, a fixed word of the system ("shooting", "damage" …). */
  readonly purpose: string;
  readonly faces: readonly number[];
  /** Seat of the dice; nobody's when absent. */
  readonly seat?: Seat;
  /** Subject of the roll, for display and for the digest. */
  readonly about?: Json;
  readonly pool?: Pool;
  /** A draw from a stack or a deck that nobody sees: no player throws it, even where dice are typed. */
  readonly blind?: true;
}

/**
 * Questions of a system by purpose: the subject and the answer of each. A system declares them once, as a type:
 * `type Questions = { shot: { about: { figure: string }; answer: boolean } }`.
 */
export type Asking = Readonly<Record<string, { readonly about?: unknown; readonly answer: unknown }>>;

/** Questions of any system, known only to be JSON. */
export type AnyQuestions = Readonly<Record<string, { readonly about?: Json; readonly answer: Json }>>;

/** A choice that one seat makes; of a system's own questions, `purpose` tells what `about` and the options are. */
export type ChoiceQuestion<Q extends Asking = AnyQuestions> = { [P in keyof Q & string]: ChoiceOf<Q, P> }[keyof Q & string];

/** A question of one purpose. */
export interface ChoiceOf<Q extends Asking, P extends keyof Q & string> {
  readonly kind: 'choice';
  readonly purpose: P;
  readonly seat: Seat;
  readonly about?: Plain<AboutOf<Q[P]>>;
  /** The answers allowed; absent for an open question, whose answers the rule checks. */
  readonly options?: readonly Plain<AnswerOf<Q[P]>>[];
  /** The question itself would give away its seat's secrets: other seats learn only that the game waits. */
  readonly secret?: true;
}

/** Details of a question as a rule asks it. */
export type Asked<K> = {
  readonly seat: Seat;
  readonly options?: readonly AnswerOf<K>[];
  readonly secret?: true;
} & (K extends { readonly about: infer A } ? { readonly about: A } : { readonly about?: Json });

/** One seat's part of a secret choice, and the check of its answer where it has no options. */
export type Part<K> = Asked<K> & { readonly check?: Check };

export type AnswerOf<K> = K extends { readonly answer: infer A } ? A : never;
type AboutOf<K> = K extends { readonly about?: infer A } ? A : undefined;

/** The same data, of types that are known to be JSON. */
type Plain<T> = T extends Json ? T : T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

/** A secret, simultaneous choice: each part is answered by its own seat, and read by nobody before all are answered. */
interface CommitQuestion {
  readonly kind: 'commit';
  readonly purpose: string;
  readonly parts: readonly ChoiceQuestion[];
}

export type Question = RollQuestion | ChoiceQuestion | CommitQuestion;

/** The answer to a question: the faces of a roll, the value chosen, or one value a part of a commit. */
export type Answer = Json;

/** Check of an open choice beside its data: is this answer allowed? */
export type Check = (answer: Json) => Refusal | undefined;

/** Values of single dice, as many as there are dice. */
export type Thrown<F extends readonly number[]> = { readonly [I in keyof F]: number };

/** Abilities of a rule while a command is resolved. */
export interface Turn<S, E, Q extends Asking = Asking> {
  readonly state: S;
  /** Emits an event: it is folded into the state at once and goes to the record. */
  emit(event: E): void;
  /** Rolls a pool, explosions included. */
  roll(purpose: string, pool: Pool, about?: Json, seat?: Seat): Roll;
  /** Throws single dice, one entry of `faces` each, and returns their values in order. */
  dice<const F extends readonly number[]>(purpose: string, faces: F, about?: Json, seat?: Seat): Thrown<F>;
  /** Draws one of `count` unseen things, numbered from 0; a single one needs no draw. */
  draw(purpose: string, count: number, seat?: Seat): number;
  /**
   * Asks one seat; a single option is taken without asking, and `NOBODY` takes the first of several. An open question has to be a seat's, and `check`
   * refuses its answers.
   */
  choose<P extends keyof Q & string>(purpose: P, question: Asked<Q[P]>, check?: Check): AnswerOf<Q[P]>;
  /** Asks several seats at once, in secret; a part with a single option, or of nobody, answers itself. The answers stand in the order of the parts. */
  commit<P extends keyof Q & string>(purpose: P, parts: readonly Part<Q[P]>[]): readonly AnswerOf<Q[P]>[];
}

/** A command proposed to a seat, legal or refused. */
export interface Offer<C> {
  /** Stable within a state. */
  readonly id: string;
  readonly type: string;
  /** Present when the offer is refused: shown greyed, with its reason. */
  readonly refusal?: Refusal;
  /** A closed offer: one complete command. */
  readonly command?: C;
  /** An open offer: is this command of the offer's kind allowed? */
  check?(command: C): Refusal | undefined;
  /** An open offer: a legal command, if one is found. */
  readonly sample?: (random: Random) => C | undefined;
}

/** The offer of one command, refused or not. */
export function closedOffer<C extends { readonly type: string }>(
  command: C,
  refusal: Refusal | undefined,
  id: string = command.type,
): Offer<C> {
  return { id, type: command.type, command, ...(refusal && { refusal }) };
}

/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number;

/** A sentence for the log: plain text and links to what it names. */
export type Sentence = readonly (string | Link)[];

export interface Link {
  /** Kind of the named thing: "figure", "rule", "feature" … */
  readonly kind: string;
  readonly id: string;
  readonly text: string;
}

/** A game as the referee needs it. Setup, S, C and E are plain JSON; Q: its questions. */
export interface System<Setup, S, C, E, Q extends Asking = Asking> {
  readonly id: string;
  readonly version: string;
  /** The state before the first command. Branches that never change are frozen. */
  setup(setup: Setup): S;
  /** The seats that may command now; none when the game is over. */
  active(state: S): readonly Seat[];
  /** The seats of each side, as outcomes name the sides; absent where each seat is a side of its own. */
  sides?(state: S): Readonly<Record<string, readonly Seat[]>>;
  offers(state: S, seat: Seat): Offer<C>[];
  /** Refusal of a seat's command; undefined when legal. With a gate (`formRefusal` …) any JSON may come: it is from outside. */
  check(state: S, seat: Seat, command: C): Refusal | undefined;
  /**
   * Step that the rules take by themselves now, before any command: a roll in the open, a choice that several seats make at once. The step is played
   * as soon as it is due and recorded as an entry of `NOBODY`. Undefined when the game waits for a command.
   */
  due?(state: S): C | undefined;
  /** Why a command by which persons say how things are on a real table is refused where there is none; undefined for any other command. */
  corrects?(command: C): Rejection | undefined;
  play(turn: Turn<S, E, Q>, seat: Seat, command: C): void;
  /** A legal answer to an open question (one without options). `state`: the state when asked. */
  sampleAnswer?(state: S, question: ChoiceQuestion<Q>, random: Random): Answer;
  /** Refusal of the form of an answer to an open question, any JSON from outside; undefined when the rules can read it. */
  formRefusal?(state: S, purpose: string, answer: Json): Refusal | undefined;
  /**
   * Does this answer let a chance pass, so that nothing comes of the question? A command in which other seats gave only such answers may be taken
   * back freely.
   */
  idle?(question: ChoiceQuestion<Q>, answer: Answer): boolean;
  reduce(state: S, event: E): void;
  /** A line of a match file (an entry, or a command that waits) that an earlier version may have written, in today's words. Takes any JSON. */
  upgrade?(line: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Fault of a state, as events of a file have made it, from which the rules cannot go on; undefined when there is none. */
  validate?(state: S): string | undefined;
  /** The state as a seat may know it: secrets replaced, same shape. */
  view(state: S, seat: Seat): S;
  redact(event: E, seat: Seat): E | undefined;
  /** Command of another seat as a seat may know it; absent where commands hold no secrets. */
  redactCommand?(command: C, seat: Seat): C;
  outcome(state: S): Outcome | undefined;
  describe(state: S, event: E, language: Language): Sentence | undefined;
}
