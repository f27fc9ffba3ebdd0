import type { Answer, AnyQuestions, ChoiceQuestion, Question, Random } from '@escarmouche/referee';
import { createRegistry, type Registry } from '../registry.ts';

/** Parts of a rule's open question that the gate and bots know. */
export interface OpenQuestion {
  /** Purpose of the question. */
  readonly id: string;
  /** The form of its answers: a facing, a place, or what a figure in alert stance does. */
  readonly form: 'facing' | 'place' | 'reaction';
  /** The rule that asks it. */
  readonly rule: string;
}

/** One of a system's own questions. */
export interface SampledQuestion<S, Q extends AnyQuestions, P extends keyof Q = keyof Q> extends OpenQuestion {
  readonly id: P & string;
  /** Gives some answer that the rules allow, for bots that have nothing better. */
  sample(state: S, about: Q[P]['about'], random: Random): Q[P]['answer'];
}

/** Every open question of a system, which says which there are, and some answer to any of them. */
export function createOpenQuestions<S, Q extends AnyQuestions>() {
  const openQuestions: Registry<SampledQuestion<S, Q>> = createRegistry('open question');
  return {
    openQuestions,
    sampleAnswer: (state: S, { purpose, about }: ChoiceQuestion<Q>, random: Random): Answer =>
      openQuestions.get(purpose).sample(state, about as never, random) as Answer,
  };
}

/** The answer that lets a movement go on: no reaction, and the first of several watchers asked first. Dice and other choices are left open. */
export function unanswered(question: Question): Answer | undefined {
  if (question.kind !== 'choice') return undefined;
  if (question.purpose === 'alert') return { do: 'decline' };
  return question.purpose === 'alertOrder' ? question.options?.[0] : undefined;
}
