import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { createRegistry } from '@escarmouche/skirmish';
import type { OpenQuestion as AnyQuestion } from '@escarmouche/skirmish/plane';
import type { Questions } from './questions.ts';
import type { State } from './state.ts';

/** A question without options that a rule asks. */
export interface OpenQuestion<P extends keyof Questions = keyof Questions> extends AnyQuestion {
  readonly id: P;
  /** Gives some answer that the rules allow, for bots that have nothing better. */
  sample(state: State, about: Questions[P]['about'], random: Random): Questions[P]['answer'];
}

/** Every open question: the system says which there are (`system.ts`). */
export const openQuestions = createRegistry<OpenQuestion>('open question');

export function sampleAnswer(state: State, { purpose, about }: ChoiceQuestion<Questions>, random: Random): Answer {
  return openQuestions.get(purpose).sample(state, about as never, random) as Answer;
}
