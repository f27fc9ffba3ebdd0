import { copy, recorded, resolve, type Json, type Match, type Question, type Recorded, type Seat, type System } from '@escarmouche/referee';

/** A command in the middle of its resolution. */
export interface Underway<S, E> {
  /** The table as it stands when the question is asked. */
  readonly state: S;
  readonly events: readonly E[];
}

/** Plays a waiting command up to its question: what the table shows while somebody thinks. */
export function upToQuestion<Setup, S, C, E>(match: Match<Setup, S, C, E>): Underway<S, E> {
  const { pending } = match;
  const state = copy(match.state);
  const events: E[] = [];
  if (pending) resolve(listening(match.system, events), state, pending.seat, pending.command, recorded(pending.answers, unanswered));
  return { state, events };
}

const unanswered = (): undefined => undefined;

function listening<Setup, S, C, E>(system: System<Setup, S, C, E>, events: E[]): System<Setup, S, C, E> {
  const reduce = (state: S, event: E): void => {
    system.reduce(state, event);
    events.push(event);
  };
  return { ...system, reduce };
}

/** A question that was answered, and the answer. */
export interface Answered {
  readonly question: Question;
  readonly answer: Json;
}

/** The questions that a recorded command asked: it is played again from `state`, which is left alone. */
export function questionsOf<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  { seat, command, answers }: { readonly seat: Seat; readonly command: C; readonly answers: readonly Recorded[] },
): readonly Answered[] {
  const asked: Answered[] = [];
  resolve(system, copy(state), seat, command, (question, index) => {
    const known = answers[index];
    if (known) asked.push({ question, answer: known.answer });
    return known?.answer;
  });
  return asked;
}

/** The seats a question still waits for. A roll waits for whoever holds the dice: its own seat, or nobody in particular. */
export function askedSeats(question: Question, partial: Readonly<Record<number, Json>> = {}): readonly Seat[] {
  if (question.kind === 'commit') return question.parts.filter((_, index) => !(index in partial)).map(({ seat }) => seat);
  return question.seat === undefined ? [] : [question.seat];
}
