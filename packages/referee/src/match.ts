import { isEnd, upToPlace, type Agreement, type Ended, type Place, type Skipped } from './agreement.ts';
import { isAsked } from './asked.ts';
import { checkpointsFrom, type Checkpoints } from './checkpoints.ts';
import { Endless, watchSteps } from './circles.ts';
import { refuseJson } from './gate.ts';
import { copy, digest, type Json } from './json.ts';
import { answerFits, recorded, resolve, type PartCheck, type Recorded, type Resolution, type Source } from './resolve.ts';
import type { Outcome } from './outcome.ts';
import { nobody } from './sources.ts';
import { NOBODY, type Answer, type ChoiceQuestion, type Question, type Rejection, type Seat, type System } from './types.ts';

/** One command of the record. A match is its set-up and its entries: by the rules, the events follow from commands and answers. */
export interface Entry<C, E> {
  readonly seat: Seat;
  readonly command: C;
  readonly answers: readonly Recorded[];
  readonly events: readonly E[];
}

/** A command that waits for an answer. */
interface Pending<S, C, E> {
  readonly seat: Seat;
  readonly command: C;
  readonly answers: readonly Recorded[];
  readonly question: Question;
  /** Secret answers already given to a commitment, by the index of the part. */
  readonly partial: Readonly<Record<number, Json>>;
  /** State in the middle of the command, and events on the way. */
  readonly state: S;
  readonly events: readonly E[];
  /** Refusal, by the rules, of an answer to a part of a commitment. */
  readonly refusalOf?: PartCheck;
}

export type Progress<E> =
  | { readonly status: 'done'; readonly events: readonly E[] }
  | { readonly status: 'waiting'; readonly question: Question }
  | { readonly status: 'refused'; readonly refusal: Rejection };

/** Answers that no seat gives: from dice sources and policies, by the number of the entry and earlier agreements. */
export type Answers<S = unknown> = (entry: number, agreements: readonly Agreement[]) => Source<S>;

export interface Match<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  /** The state after the last whole entry. Never change it. */
  readonly state: S;
  readonly entries: readonly Entry<C, E>[];
  readonly pending: Pending<S, C, E> | undefined;
  /** Agreements of the seats beside the rules, in order. */
  readonly agreements: readonly Agreement[];
  /** End of the game, by its rules or by agreement of the seats. */
  readonly outcome: Outcome | undefined;
  /** Gives a command. An illegal one is refused and changes nothing. The rules' own steps after it are played at once. */
  submit(seat: Seat, command: C): Progress<E>;
  /** Answers the pending question for a seat that is asked; dice of nobody are anybody's to throw. */
  answer(value: Answer, seat: Seat): Progress<E>;
  /** Takes back the pending command, or else the last one of a seat with the rules' own steps since; false when there is none. */
  undo(): boolean;
  /**
   * Goes back to a place of the record: a command given there waits again. `parts`: secret answers that stay, of a commitment that waits there. Later
   * agreements stay on record, with `agreed`.
   */
  goBack(to: Place, parts?: Readonly<Record<number, Json>>, agreed?: Agreement): void;
  /** Ends the game in the present state, as the seats have agreed; a waiting command is dropped. */
  end(agreed: Ended): void;
  /** Notes that what follows is played for a seat by the others. */
  skip(agreed: Skipped): void;
  /** The state after so many entries and, of the next one, so many events. */
  stateAt(entries: number, events?: number): S;
  /** A match of its own that begins with the first `entries` entries; it goes on even where the seats have ended this one. */
  fork(entries?: number, answers?: Answers<S>): Match<Setup, S, C, E>;
}

/** Start of a match: its first entries and a waiting command. */
export interface Beginning<S, C, E> {
  readonly entries: readonly Entry<C, E>[];
  readonly pending?: Waiting<C>;
  readonly agreements?: readonly Agreement[];
  /** Known states on the way. */
  readonly checkpoints?: Checkpoints<S>;
  /** The state after all of these entries, where it is known. */
  readonly state?: S;
}

/** Part of a waiting command that a match file keeps: the rest follows from it. */
export type Waiting<C> = Pick<Pending<unknown, C, unknown>, 'seat' | 'command' | 'answers' | 'partial'>;

export function openMatch<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  answers: Answers<S> = () => nobody,
  beginning: Beginning<S, C, E> = { entries: [] },
): Match<Setup, S, C, E> {
  const entries: Entry<C, E>[] = [...beginning.entries];
  let agreements = beginning.agreements ?? [];
  const checkpoints = beginning.checkpoints ?? checkpointsFrom(system.setup(setup));
  let state = beginning.state ?? stateAfter(entries.length);
  let pending: Pending<S, C, E> | undefined;
  const ended = (): Outcome | undefined => agreements.find(isEnd)?.outcome;

  /** A fresh state after some entries: the nearest known one before, with the events since folded in. */
  function stateAfter(upTo: number): S {
    const count = Math.min(upTo, entries.length);
    const known = checkpoints.before(count);
    const folded = copy(known.state);
    for (const entry of entries.slice(known.entries, count)) for (const event of entry.events) system.reduce(folded, event);
    return folded;
  }

  /** Plays the steps that the rules take by themselves now. */
  function goOn(): void {
    const watch = watchSteps<S>();
    while (!pending && !ended()) {
      const command = system.due?.(state);
      if (command === undefined) return;
      watch(state, entries.at(-1)?.answers.length ?? 0);
      const { status } = run(NOBODY, copy(command), [], {});
      if (status === 'refused') throw new Error(`what the rules do by themselves is refused: ${JSON.stringify(command)}`);
    }
  }

  function run(seat: Seat, command: C, known: readonly Recorded[], partial: Readonly<Record<number, Json>>): Progress<E> {
    const draft = copy(state);
    const given: Recorded[] = [...known];
    const fresh = answers(entries.length, agreements);
    const source = recorded<S>(known, (question, index, now) => {
      const answer = fresh(question, index, now);
      if (answer !== undefined) given.push({ question: digest(question), answer });
      return answer;
    });
    const resolution: Resolution<E> = resolve(system, draft, seat, command, source);
    if (resolution.status === 'done') {
      entries.push({ seat, command, answers: given, events: resolution.events });
      checkpoints.note(entries.length, draft);
      state = draft;
      pending = undefined;
    } else if (resolution.status === 'waiting') {
      const { question, events, refusalOf } = resolution;
      pending = {
        seat,
        command,
        answers: given,
        question,
        partial: fitting(question, partial, refusalOf),
        state: draft,
        events,
        refusalOf,
      };
    }
    return resolution;
  }

  /** A waiting command waits again, if still legal. */
  function resume({ seat, command, answers: known, partial }: Waiting<C>): void {
    if (!commandRefusal(system, state, seat, command)) run(seat, command, known, partial);
  }

  /** Runs a command, and the rules' own steps after it until a seat has to decide again. Where either fails, nothing has changed. */
  function play(...given: Parameters<typeof run>): Progress<E> {
    const before = { state, pending, count: entries.length };
    try {
      const progress = run(...given);
      goOn();
      return progress;
    } catch (error) {
      ({ state, pending } = before);
      entries.length = before.count;
      if (error instanceof Endless) return { status: 'refused', refusal: { reason: error.reason } };
      throw error;
    }
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
    get agreements() {
      return agreements;
    },
    get outcome() {
      return ended() ?? (pending ? undefined : system.outcome(state));
    },
    submit(seat, command) {
      if (ended()) return refusedBecause('La partie est finie.', 'The game is over.');
      if (pending) return refusedBecause('Une question attend sa réponse.', 'A question is waiting for its answer.');
      const reason = refuseJson(command);
      const refusal = reason ? { reason } : commandRefusal(system, state, seat, command);
      return refusal ? { status: 'refused', refusal } : play(seat, copy(command), [], {});
    },
    answer(value, seat) {
      if (!pending) return refusedBecause('Aucune question n’est posée.', 'No question is waiting.');
      const { question } = pending;
      const reason = refuseJson(value);
      if (reason) return { status: 'refused', refusal: { reason } };
      if (!isAsked(question, seat)) return refusedBecause('Ce siège n’est pas interrogé.', 'This seat is not asked.');
      const whole = question.kind === 'commit' ? committed(question.parts, pending, copy(value), seat) : { answer: copy(value) };
      if ('refusal' in whole) return { status: 'refused', refusal: whole.refusal };
      if ('partial' in whole) {
        pending = { ...pending, partial: whole.partial };
        return { status: 'waiting', question };
      }
      return play(pending.seat, pending.command, [...pending.answers, { question: digest(question), answer: whole.answer }], {});
    },
    undo() {
      if (ended()) return false;
      let left = entries.length;
      if (!pending || pending.seat === NOBODY) {
        while (left > 0 && entries[left - 1]?.seat === NOBODY) left--;
        if (left === 0) return false;
        left--;
      }
      match.goBack({ entries: left });
      return true;
    },
    goBack(to, parts = {}, agreed) {
      const { entries: left, answers: answered } = to;
      const command = answered === undefined ? undefined : (entries[left] ?? pending);
      pending = undefined;
      if (left < entries.length) state = stateAfter(left);
      entries.length = left;
      agreements = [...upToPlace(agreements, to), ...(agreed ? [agreed] : [])];
      if (command) resume({ ...command, answers: command.answers.slice(0, answered), partial: parts });
      goOn();
    },
    end(agreed) {
      pending = undefined;
      agreements = [...upToPlace(agreements, { entries: entries.length }), agreed];
    },
    skip(agreed) {
      agreements = [...agreements, agreed];
    },
    stateAt(count, events = 0) {
      const past = stateAfter(count);
      for (const event of entries[count]?.events.slice(0, events) ?? []) system.reduce(past, event);
      return past;
    },
    fork(count = entries.length, forked = answers) {
      const held = count === entries.length ? pending : undefined;
      const past = entries.slice(0, count);
      const agreed = agreements.filter((one) => !isEnd(one) && one.at.entries <= count);
      return openMatch(system, setup, forked, {
        entries: past,
        pending: held,
        agreements: agreed,
        checkpoints: checkpoints.upTo(past.length),
        ...(past.length === entries.length && { state }),
      });
    },
  };

  if (beginning.pending) resume(beginning.pending);
  goOn();
  return match;
}

function refusedBecause(fr: string, en: string): { status: 'refused'; refusal: Rejection } {
  return { status: 'refused', refusal: { reason: { fr, en } } };
}

/** Refusal of a command: by the rules, or because the next step is the rules' own and the seat is not `NOBODY` (or the reverse). */
export function commandRefusal<Setup, S, C, E>(system: System<Setup, S, C, E>, state: S, seat: Seat, command: C): Rejection | undefined {
  const due = system.due?.(state);
  if (due === undefined && seat !== NOBODY) return system.check(state, seat, command);
  if (due !== undefined && seat === NOBODY && digest(due) === digest(command)) return undefined;
  return {
    reason: { fr: 'Cela, les règles le font d’elles-mêmes, en leur temps.', en: 'The rules do that by themselves, in their time.' },
  };
}

/** Secret answers, as a file may give them, without those that the question does not ask for or the rules refuse. */
function fitting(question: Question, partial: Readonly<Record<number, Json>>, refusalOf?: PartCheck): Readonly<Record<number, Json>> {
  const parts = question.kind === 'commit' ? question.parts : [];
  const fits = (part: ChoiceQuestion, i: number, answer: Json): boolean => answerFits(part, answer) && !refusalOf?.(i, answer);
  return Object.fromEntries(
    parts.flatMap((part, i) => (i in partial && fits(part, i, partial[i] ?? null) ? [[i, partial[i] ?? null]] : [])),
  );
}

/** Adds one seat's secret answer to a commitment; the whole answer once every part has one. A seat may change its mind until then. */
function committed(
  parts: readonly ChoiceQuestion[],
  { partial, refusalOf }: Pick<Pending<unknown, unknown, unknown>, 'partial' | 'refusalOf'>,
  value: Answer,
  seat: Seat,
): { answer: Json } | { partial: Record<number, Json> } | { refusal: Rejection } {
  const own = parts.flatMap((part, i) => (part.seat === seat ? [i] : []));
  const index = own.find((i) => !(i in partial)) ?? own.at(-1) ?? 0;
  const part = parts[index];
  if (!part || !answerFits(part, value)) return refusedBecause('Cette réponse n’est pas proposée.', 'This answer is not offered.');
  const refusal = refusalOf?.(index, value);
  if (refusal) return { refusal };
  const all: Record<number, Json> = { ...partial, [index]: value };
  return parts.every((_, i) => i in all) ? { answer: parts.map((_, i) => all[i] ?? null) } : { partial: all };
}
