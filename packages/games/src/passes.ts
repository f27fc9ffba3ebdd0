import type { Answer, ChoiceQuestion } from '@escarmouche/referee';
import { unanswered } from '@escarmouche/skirmish/plane';

/** Ways to pass in a game. */
export interface Passes {
  /** Types of commands that end what a seat is doing without doing more; the first that is offered counts. */
  readonly commands: readonly string[];
  /** The answer that lets a question pass; undefined of any other question. */
  answer(question: ChoiceQuestion): Answer | undefined;
}

/** In both editions of URSS figures on the alert do not react, and actions end after the first shot or use. */
export const alertsPass = (question: ChoiceQuestion): Answer | undefined =>
  unanswered(question) ?? question.options?.find((option) => option === null);
