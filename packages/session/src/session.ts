import {
  askedSeats,
  loadingMatch,
  openMatch,
  readHeader,
  saveMatch,
  type Answer,
  type Drift,
  type Entry,
  type FileProblem,
  type Json,
  type Match,
  type Offer,
  type Outcome,
  type Progress,
  type Refusal,
  type Seat,
  type System,
  type Text,
  type WaitingCommand,
} from '@escarmouche/referee';
import { forcedOf, type Forced } from './forced.ts';
import { diceOf, fromMeta, toMeta, type Terms } from './terms.ts';
import { undoOf, type Undo } from './undo.ts';

/** What the table knows at one moment. Plain data but for the state's shared branches; never change it. */
export interface Snapshot<S, C, E> {
  /** Grows by one at every change. */
  readonly version: number;
  /** The state to show: while a question waits, as it is at that point of the resolution. */
  readonly state: S;
  /** Whole entries so far. */
  readonly entries: readonly Entry<C, E>[];
  /** The command that waits for an answer, and what it has done already. */
  readonly waiting?: WaitingCommand<C, E>;
  /** Seats that may command now; none while a question waits or when the battle is over. */
  readonly active: readonly Seat[];
  readonly outcome?: Outcome;
}

/**
 * A match as a table holds it. Decisions are promises because a session may live elsewhere (a worker, a server); what is read is what was last
 * heard of it.
 */
export interface Session<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  readonly terms: Terms;
  snapshot(): Snapshot<S, C, E>;
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: (snapshot: Snapshot<S, C, E>) => void): () => void;
  submit(seat: Seat, command: C): Promise<Progress<E>>;
  answer(value: Answer, seat: Seat): Promise<Progress<E>>;
  offers(seat: Seat): readonly Offer<C>[];
  /** Why a command may not be given now; undefined when it may. */
  check(seat: Seat, command: C): Refusal | undefined;
  /**
   * What leaves a person no choice now and may be done without asking; undefined when there is something to decide. `inPassing`: commands that the
   * person does not wish to be asked about.
   */
  forced(inPassing?: (command: C) => boolean): Forced<C> | undefined;
  /** What undoing means now; undefined when there is nothing to take back. */
  undoable(): Undo | undefined;
  /** Takes back the last decision of a person. What is not free is taken back only with the consent of the table. */
  undo(consent?: boolean): Promise<boolean>;
  /** The state after so many entries and, of the next one, so many events. */
  stateAt(entries: number, events?: number): S;
  /** A session of its own that begins with the first `entries` entries of this one. */
  fork(entries: number): Session<Setup, S, C, E>;
  /** The match file. */
  save(): string;
}

/** Opens a match in this process. */
export function openSession<Setup, S, C, E>(system: System<Setup, S, C, E>, setup: Setup, terms: Terms): Session<Setup, S, C, E> {
  return sessionOf(openMatch(system, setup, diceOf(terms)), terms);
}

export type Opened<Setup, S, C, E> =
  | { readonly ok: true; readonly session: Session<Setup, S, C, E>; readonly drift?: Drift }
  | { readonly ok: false; readonly problem: FileProblem };

type SetupParser<Setup> = (setup: Json) => { ok: true; setup: Setup } | { ok: false; reason: Text };

/** Opens a match file, be it in the middle of a question. `parseSetup` judges the set-up, which comes from outside. */
export function loadSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
): Opened<Setup, S, C, E> {
  const loading = loadingSession(system, text, parseSetup);
  for (;;) {
    const { done, value } = loading.next();
    if (done === true) return value;
  }
}

/** As `loadSession`, a line at a time: whoever reads may rest at every yield. */
export function* loadingSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
): Generator<void, Opened<Setup, S, C, E>> {
  const head = readHeader(text);
  if (!head.ok) return head;
  const terms = fromMeta(head.header.meta);
  const loaded = yield* loadingMatch(system, text, parseSetup, diceOf(terms));
  return loaded.ok ? { ok: true, session: sessionOf(loaded.match, terms), drift: loaded.drift } : loaded;
}

function sessionOf<Setup, S, C, E>(match: Match<Setup, S, C, E>, terms: Terms): Session<Setup, S, C, E> {
  const { system, setup } = match;
  const listeners = new Set<(snapshot: Snapshot<S, C, E>) => void>();
  let now = look(match, 0);

  const changed = (): void => {
    now = look(match, now.version + 1);
    for (const listener of listeners) listener(now);
  };
  const told = (progress: Progress<E>): Promise<Progress<E>> => {
    if (progress.status !== 'refused') changed();
    return Promise.resolve(progress);
  };

  return {
    system,
    setup,
    terms,
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (seat, command) => told(match.submit(seat, command)),
    answer: (value, seat) => told(match.answer(value, seat)),
    offers: (seat) => (match.pending ? [] : system.offers(match.state, seat)),
    check: (seat, command) => system.check(match.state, seat, command),
    forced: (inPassing) => forcedOf(match, terms, inPassing),
    undoable: () => undoOf(match, terms),
    undo(consent = false) {
      const undo = undoOf(match, terms);
      if (!undo || (!undo.free && !consent)) return Promise.resolve(false);
      for (let step = 0; step < undo.steps; step++) match.undo();
      changed();
      return Promise.resolve(true);
    },
    stateAt: (entries, events) => match.stateAt(entries, events),
    fork: (entries) => sessionOf(match.fork(entries), terms),
    save: () => saveMatch(match, toMeta(terms)),
  };
}

function look<Setup, S, C, E>(match: Match<Setup, S, C, E>, version: number): Snapshot<S, C, E> {
  const { system, state, pending } = match;
  const entries = [...match.entries];
  if (!pending) return { version, state, entries, active: system.active(state), outcome: system.outcome(state) };
  const { seat, command, question, partial, events } = pending;
  const waiting = { seat, command, question, asked: askedSeats(question, partial), events };
  return { version, state: pending.state, entries, waiting, active: [], outcome: undefined };
}
