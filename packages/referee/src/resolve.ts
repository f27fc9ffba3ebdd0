import { digest, type Json } from './json.ts';
import { read, type Pool, type Roll } from './pool.ts';
import type { Answer, ChoiceQuestion, Question, Refusal, Seat, System, Turn } from './types.ts';

/** An answer in the record, with the digest of the question it answers. */
export interface Recorded {
  readonly question: string;
  readonly answer: Answer;
}

/** Gives the answer to the index-th question of a command, or undefined where somebody has to be asked. `state`: as it is when asked. */
export type Source<S = unknown> = (question: Question, index: number, state: S) => Answer | undefined;

export type Resolution<E> =
  | { readonly status: 'done'; readonly events: readonly E[] }
  /** `events`: what has happened up to the question; the state given is as it is then. */
  | { readonly status: 'waiting'; readonly question: Question; readonly index: number; readonly events: readonly E[] }
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly index: number };

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

/** What leaves a command that cannot go on: the only thing ever thrown through the rules. */
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
  if (!question.options) return true;
  const wanted = digest(answer);
  return question.options.some((option) => digest(option) === wanted);
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
  const events: E[] = [];
  let index = 0;

  const ask = (question: Question): Answer => {
    const answer = source(question, index, state);
    if (answer === undefined) throw new Halt<E>({ status: 'waiting', question, index, events });
    if (!answerFits(question, answer)) {
      throw new Halt({ status: 'refused', refusal: unfit(question), index });
    }
    index++;
    return answer;
  };
  const choose = <A extends Json>(
    question: Omit<ChoiceQuestion, 'kind' | 'options'> & { options?: readonly A[] },
    check?: (answer: Json) => Refusal | undefined,
  ): A => {
    const only = question.options?.length === 1 ? question.options[0] : undefined;
    if (only !== undefined) return only;
    const answer = ask({ kind: 'choice', ...question });
    const refusal = check?.(answer);
    if (refusal) throw new Halt({ status: 'refused', refusal, index: index - 1 });
    return answer as A;
  };
  const dice = (purpose: string, faces: readonly number[], about?: Json, who?: Seat, pool?: Pool): readonly number[] =>
    ask({ kind: 'roll', purpose, faces, seat: who, about, pool }) as readonly number[];

  const turn: Turn<S, E> = {
    state,
    emit(event) {
      system.reduce(state, event);
      events.push(event);
    },
    dice,
    roll(purpose, pool, about, who): Roll {
      const thrown = [...dice(purpose, new Array<number>(pool.dice).fill(pool.faces), about, who, pool)];
      const { explode } = pool;
      let more = explode === undefined ? 0 : thrown.filter((face) => face >= explode).length;
      while (explode !== undefined && more > 0) {
        const added = dice(purpose, new Array<number>(more).fill(pool.faces), about, who, pool);
        thrown.push(...added);
        more = added.filter((face) => face >= explode).length;
      }
      return read(pool, thrown);
    },
    choose,
    commit(purpose, parts) {
      return ask({ kind: 'commit', purpose, parts: parts.map((part) => ({ kind: 'choice', ...part })) }) as readonly Json[];
    },
  };

  try {
    system.play(turn, seat, command);
    return { status: 'done', events };
  } catch (signal) {
    if (signal instanceof Halt) return (signal as Halt<E>).resolution;
    throw signal;
  }
}

function unfit(question: Question): Refusal {
  return {
    rule: 'answer',
    reason: {
      fr: question.kind === 'roll' ? `Il faut ${question.faces.length} dé(s) à valeurs possibles.` : 'Cette réponse n’est pas proposée.',
      en: question.kind === 'roll' ? `${question.faces.length} dice with possible values are needed.` : 'This answer is not offered.',
    },
  };
}

/** Answers from a record, in order; what follows comes from `rest`. A record that does not fit its question is a Divergence. */
export function recorded<S>(answers: readonly Recorded[], rest: Source<S>): Source<S> {
  return (question, index, state) => {
    const entry = answers[index];
    if (!entry) return rest(question, index, state);
    if (entry.question !== digest(question)) throw new Divergence(index, entry.question, question);
    return entry.answer;
  };
}
