import { watchQuestions } from './circles.ts';
import { digest, type Json } from './json.ts';
import { read, type Pool, type Roll } from './pool.ts';
import {
  NOBODY,
  type Answer,
  type AnswerOf,
  type Asked,
  type Asking,
  type Check,
  type ChoiceQuestion,
  type Part,
  type Question,
  type Refusal,
  type Rejection,
  type Seat,
  type System,
  type Thrown,
  type Turn,
} from './types.ts';

/** An answer in the record, with the digest of the question it answers. */
export interface Recorded {
  readonly question: string;
  readonly answer: Answer;
}

/** Answers the index-th question of a command; undefined where a seat has to be asked. `state`: the state when asked. */
export type Source<S = unknown> = (question: Question, index: number, state: S) => Answer | undefined;

export type PartCheck = (part: number, answer: Json) => Refusal | undefined;

export type Resolution<E> =
  | { readonly status: 'done'; readonly events: readonly E[] }
  /** `events`: those up to the question; the state is left as they have made it. `refusalOf`: refusal of an answer to a part of a commitment. */
  | {
      readonly status: 'waiting';
      readonly question: Question;
      readonly index: number;
      readonly events: readonly E[];
      readonly refusalOf?: PartCheck;
    }
  | { readonly status: 'refused'; readonly refusal: Rejection; readonly index: number };

/** Thrown when a recorded answer belongs to another question than the one the rules ask now. */
export class Divergence extends Error {
  constructor(
    readonly index: number,
    readonly expected: string,
    readonly question: Question,
  ) {
    super(
      `answer ${index} was given to question ${expected}, but the rules ask ${question.kind} "${question.purpose}" (${digest(question)})`,
    );
    this.name = 'Divergence';
  }
}

/** Exception that leaves a command in the middle, because an answer is missing or refused. */
class Halt<E> {
  constructor(readonly resolution: Resolution<E>) {}
}

const isFace = (value: unknown, faces: number): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= faces;

/** Is this answer of the form its question asks for? */
export function answerFits(question: Question, answer: Answer): boolean {
  if (question.kind === 'roll') {
    return Array.isArray(answer) && answer.length === question.faces.length && question.faces.every((faces, i) => isFace(answer[i], faces));
  }
  if (question.kind === 'commit') {
    return (
      Array.isArray(answer) && answer.length === question.parts.length && question.parts.every((part, i) => answerFits(part, answer[i]))
    );
  }
  if (answer === undefined) return false;
  if (!question.options || question.options.includes(answer)) return true;
  const wanted = digest(answer);
  return question.options.some((option) => digest(option) === wanted);
}

/** Does a choice need no asking? One option alone is taken; `NOBODY` takes the first. */
const answersItself = ({ options, seat }: { readonly options?: readonly unknown[]; readonly seat: Seat }): boolean =>
  options !== undefined && (options.length === 1 || seat === NOBODY);

/** Is a choice put to nobody? The game would wait for ever; dice, on the other hand, are anybody's to throw. */
function isForNobody(question: Question): boolean {
  if (question.kind === 'commit') return question.parts.some(({ seat }) => seat === NOBODY);
  return question.kind === 'choice' && question.seat === NOBODY;
}

/** A command being played: its questions are answered one after the other, its events kept in order. */
class Playing<S, E, Q extends Asking> implements Turn<S, E, Q> {
  readonly events: E[] = [];
  private index = 0;
  private readonly watch = watchQuestions<S>();

  constructor(
    private readonly system: {
      reduce(state: S, event: E): void;
      formRefusal?(state: S, purpose: string, answer: Json): Refusal | undefined;
    },
    readonly state: S,
    private readonly source: Source<S>,
  ) {}

  emit(event: E): void {
    this.system.reduce(this.state, event);
    this.events.push(event);
  }

  dice<const F extends readonly number[]>(purpose: string, faces: F, about?: Json, thrower?: Seat, pool?: Pool): Thrown<F> {
    const seat = thrower === NOBODY ? undefined : thrower;
    return this.ask({ kind: 'roll', purpose, faces, seat, about, pool }) as unknown as Thrown<F>;
  }

  roll(purpose: string, pool: Pool, about?: Json, seat?: Seat): Roll {
    const thrown = [...this.dice(purpose, new Array<number>(pool.dice).fill(pool.faces), about, seat, pool)];
    const { explode } = pool;
    let more = explode === undefined ? 0 : thrown.filter((face) => face >= explode).length;
    while (explode !== undefined && more > 0) {
      const added = this.dice(purpose, new Array<number>(more).fill(pool.faces), about, seat, pool);
      thrown.push(...added);
      more = added.filter((face) => face >= explode).length;
    }
    return read(pool, thrown);
  }

  draw(purpose: string, count: number, seat?: Seat): number {
    if (count === 1) return 0;
    const [drawn = 1] = this.ask({ kind: 'roll', purpose, faces: [count], seat, blind: true }) as readonly number[];
    return drawn - 1;
  }

  choose<P extends keyof Q & string>(purpose: P, question: Asked<Q[P]>, check?: Check): AnswerOf<Q[P]> {
    const { options } = question;
    if (options && answersItself(question)) return options[0] as AnswerOf<Q[P]>;
    const answer = this.ask({ ...question, kind: 'choice', purpose } as ChoiceQuestion);
    const refusal = (options ? undefined : this.system.formRefusal?.(this.state, purpose, answer as Json)) ?? check?.(answer);
    if (refusal) throw new Halt({ status: 'refused', refusal, index: this.index - 1 });
    return answer as AnswerOf<Q[P]>;
  }

  commit<P extends keyof Q & string>(purpose: P, all: readonly Part<Q[P]>[]): readonly AnswerOf<Q[P]>[] {
    const open = all.filter((part) => !answersItself(part));
    const parts = open.map(
      ({ seat, about, options, secret }) => ({ kind: 'choice', purpose, seat, about, options, secret }) as ChoiceQuestion,
    );
    const refusalOf: PartCheck = (part, answer) => open[part]?.check?.(answer);
    const answers = parts.length === 0 ? [] : [...(this.ask({ kind: 'commit', purpose, parts }, refusalOf) as readonly Json[])];
    for (const [part, answer] of answers.entries()) {
      const refusal = refusalOf(part, answer);
      if (refusal) throw new Halt({ status: 'refused', refusal, index: this.index - 1 });
    }
    return all.map((part) => (answersItself(part) ? part.options?.[0] : answers.shift())) as AnswerOf<Q[P]>[];
  }

  private ask(question: Question, refusalOf?: PartCheck): Answer {
    const { index } = this;
    if (isForNobody(question)) throw new Error(`"${question.purpose}" is put to nobody`);
    this.watch(question, index, this.state);
    const answer = this.source(question, index, this.state);
    if (answer === undefined) throw new Halt<E>({ status: 'waiting', question, index, events: this.events, refusalOf });
    if (!answerFits(question, answer)) throw new Halt({ status: 'refused', refusal: unfit(question), index });
    this.index++;
    return answer;
  }
}

/**
 * Plays one command on `state`, in place, each question answered by `source`. When an answer is missing the command halts half done and
 * the state is spoilt: give a copy wherever that can happen.
 */
export function resolve<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  source: Source<S>,
): Resolution<E> {
  const turn = new Playing(system, state, source);
  try {
    system.play(turn, seat, command);
    return { status: 'done', events: turn.events };
  } catch (signal) {
    if (signal instanceof Halt) return (signal as Halt<E>).resolution;
    throw signal;
  }
}

function unfit(question: Question): Rejection {
  return {
    reason: {
      fr: question.kind === 'roll' ? `Il faut ${question.faces.length} dé(s) à valeurs possibles.` : 'Cette réponse n’est pas proposée.',
      en: question.kind === 'roll' ? `${question.faces.length} dice with possible values are needed.` : 'This answer is not offered.',
    },
  };
}

/** Answers from a record, in order; further ones come from `rest`. A record that does not fit its question is a Divergence. */
export function recorded<S>(answers: readonly Recorded[], rest: Source<S>): Source<S> {
  return (question, index, state) => {
    const entry = answers[index];
    if (!entry) return rest(question, index, state);
    if (entry.question !== digest(question)) throw new Divergence(index, entry.question, question);
    return entry.answer;
  };
}
