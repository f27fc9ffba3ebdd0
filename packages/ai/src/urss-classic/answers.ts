import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { urssClassic, type State } from '@escarmouche/urss-classic';

/**
 * Answers in the middle of a resolution: the first option of a closed question (the rules list the plain answer first), some allowed answer of
 * an open one (a reaction is taken when there is one).
 */
export function answerOf(state: State, question: ChoiceQuestion, random: Random): Answer {
  return question.options?.[0] ?? urssClassic.sampleAnswer?.(state, question, random) ?? null;
}
