import { isAsked } from './asked.ts';
import { refuseJson } from './gate.ts';
import { copy, digest, type Json } from './json.ts';
import { answerFits, recorded, resolve, type Recorded, type Resolution, type Source } from './resolve.ts';
import { nobody } from './sources.ts';
import type { Answer, ChoiceQuestion, Question, Rejection, Seat, System } from './types.ts';

/** One command of the record: the truth of a match is its set-up and these. The events are what the rules made of them. */
export interface Entry<C, E> {
  readonly seat: Seat;
  readonly command: C;
  readonly answers: readonly Recorded[];
  readonly events: readonly E[];
}

/** A command that waits for an answer. */
export interface Pending<S, C, E> {
  readonly seat: Seat;
  readonly command: C;
  readonly answers: readonly Recorded[];
  readonly question: Question;
  /** Secret answers already given to a commit, by the index of its part. */
  readonly partial: Readonly<Record<number, Json>>;
  /** The state as far as the command has come, and what happened on the way. */
  readonly state: S;
  readonly events: readonly E[];
}

export type Progress<E> =
  | { readonly status: 'done'; readonly events: readonly E[] }
  | { readonly status: 'waiting'; readonly question: Question }
  | { readonly status: 'refused'; readonly refusal: Rejection };

/** Who answers what nobody is asked for: dice sources and policies, by the number of the entry. */
export type Answers<S = unknown> = (entry: number) => Source<S>;

export interface Match<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  /** The state after the last whole entry. Never change it. */
  readonly state: S;
  readonly entries: readonly Entry<C, E>[];
  readonly pending: Pending<S, C, E> | undefined;
  /** Gives a command. An illegal one is refused and changes nothing. */
  submit(seat: Seat, command: C): Progress<E>;
  /** Answers the pending question for a seat that is asked; dice of nobody are anybody's to throw. */
  answer(value: Answer, seat: Seat): Progress<E>;
  /** Takes back the pending command or else the last entry; false when there is nothing to take back. */
  undo(): boolean;
  /** The state after so many entries and, of the next one, so many events. */
  stateAt(entries: number, events?: number): S;
  /** A match of its own that begins with the first `entries` entries of this one. */
  fork(entries?: number, answers?: Answers<S>): Match<Setup, S, C, E>;
}

/** Where a match starts from: its first entries and a command that was waiting. */
export interface Beginning<C, E> {
  readonly entries: readonly Entry<C, E>[];
  readonly pending?: Waiting<C>;
}

/** What a match file keeps of a command that waits: the rest follows from it. */
export type Waiting<C> = Pick<Pending<unknown, C, unknown>, 'seat' | 'command' | 'answers' | 'partial'>;

export function openMatch<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  answers: Answers<S> = () => nobody,
  beginning: Beginning<C, E> = { entries: [] },
): Match<Setup, S, C, E> {
  const initial = system.setup(setup);
  const entries: Entry<C, E>[] = [...beginning.entries];
  let state = fold(entries);
  let pending: Pending<S, C, E> | undefined;

  function fold(past: readonly Entry<C, E>[]): S {
    const folded = copy(initial);
    for (const entry of past) for (const event of entry.events) system.reduce(folded, event);
    return folded;
  }

  function run(seat: Seat, command: C, known: readonly Recorded[], partial: Readonly<Record<number, Json>>): Progress<E> {
    const draft = copy(state);
    const given: Recorded[] = [...known];
    const fresh = answers(entries.length);
    const source = recorded<S>(known, (question, index, now) => {
      const answer = fresh(question, index, now);
      if (answer !== undefined) given.push({ question: digest(question), answer });
      return answer;
    });
    const resolution: Resolution<E> = resolve(system, draft, seat, command, source);
    if (resolution.status === 'done') {
      entries.push({ seat, command, answers: given, events: resolution.events });
      state = draft;
      pending = undefined;
    } else if (resolution.status === 'waiting') {
      const { question } = resolution;
      pending = { seat, command, answers: given, question, partial: fitting(question, partial), state: draft, events: resolution.events };
    }
    return resolution;
  }

  const match: Match<Setup, S, C, E> = {
    system,
    setup,
    get state() {
      return state;
    },
    entries,
    get pending() {
      return pending;
    },
    submit(seat, command) {
      if (pending) return refusedBecause('Une question attend sa réponse.', 'A question is waiting for its answer.');
      const reason = refuseJson(command);
      const refusal = reason ? { reason } : system.check(state, seat, command);
      return refusal ? { status: 'refused', refusal } : run(seat, copy(command), [], {});
    },
    answer(value, seat) {
      if (!pending) return refusedBecause('Aucune question n’est posée.', 'No question is waiting.');
      const { question } = pending;
      const reason = refuseJson(value);
      if (reason) return { status: 'refused', refusal: { reason } };
      if (!isAsked(question, seat)) return refusedBecause('Ce siège n’est pas interrogé.', 'This seat is not asked.');
      const whole = question.kind === 'commit' ? committed(question.parts, pending.partial, copy(value), seat) : { answer: copy(value) };
      if ('refusal' in whole) return { status: 'refused', refusal: whole.refusal };
      if ('partial' in whole) {
        pending = { ...pending, partial: whole.partial };
        return { status: 'waiting', question };
      }
      return run(pending.seat, pending.command, [...pending.answers, { question: digest(question), answer: whole.answer }], {});
    },
    undo() {
      if (pending) {
        pending = undefined;
        return true;
      }
      if (!entries.pop()) return false;
      state = fold(entries);
      return true;
    },
    stateAt(count, events = 0) {
      const past = fold(entries.slice(0, count));
      for (const event of entries[count]?.events.slice(0, events) ?? []) system.reduce(past, event);
      return past;
    },
    fork(count = entries.length, forked = answers) {
      const held = count === entries.length ? pending : undefined;
      return openMatch(system, setup, forked, { entries: entries.slice(0, count), pending: held });
    },
  };

  if (beginning.pending) {
    const { seat, command, answers: known, partial } = beginning.pending;
    if (!system.check(state, seat, command)) run(seat, command, known, partial);
  }
  return match;
}

function refusedBecause(fr: string, en: string): { status: 'refused'; refusal: Rejection } {
  return { status: 'refused', refusal: { reason: { fr, en } } };
}

/** Of secret answers that may come from a file: those that the question asks for. */
function fitting(question: Question, partial: Readonly<Record<number, Json>>): Readonly<Record<number, Json>> {
  const parts = question.kind === 'commit' ? question.parts : [];
  return Object.fromEntries(
    parts.flatMap((part, i) => (i in partial && answerFits(part, partial[i] ?? null) ? [[i, partial[i] ?? null]] : [])),
  );
}

/** Adds one seat's secret answer to a commit; the whole answer once every part has one. */
function committed(
  parts: readonly ChoiceQuestion[],
  partial: Readonly<Record<number, Json>>,
  value: Answer,
  seat: Seat,
): { answer: Json } | { partial: Record<number, Json> } | { refusal: Rejection } {
  const index = parts.findIndex((part) => part.seat === seat);
  const part = parts[index];
  if (!part || !answerFits(part, value)) return refusedBecause('Cette réponse n’est pas proposée.', 'This answer is not offered.');
  const all: Record<number, Json> = { ...partial, [index]: value };
  return parts.every((_, i) => i in all) ? { answer: parts.map((_, i) => all[i] ?? null) } : { partial: all };
}
