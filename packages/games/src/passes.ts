import type { Answer, ChoiceQuestion } from '@escarmouche/referee';

/** What lets pass in a game. */
export interface Passes {
  /** Types of commands that end what a seat is doing without doing more; the first that is offered counts. */
  readonly commands: readonly string[];
  /** The answer that lets a question pass; undefined of any other question. */
  answer(question: ChoiceQuestion): Answer | undefined;
}

/** Alert figures that do not react, in both editions of URSS. */
export const alertsPass = ({ purpose, options }: ChoiceQuestion): Answer | undefined =>
  purpose === 'alert' ? { do: 'decline' } : purpose === 'alertOrder' ? options?.[0] : undefined;
