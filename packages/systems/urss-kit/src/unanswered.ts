import type { Answer, Question } from '@escarmouche/referee';

/** The answer that lets a movement go on: nobody reacts, and the first of several is asked first. Dice and other choices are left open. */
export function unanswered(question: Question): Answer | undefined {
  if (question.kind !== 'choice') return undefined;
  if (question.purpose === 'alert') return { do: 'decline' };
  return question.purpose === 'alertOrder' ? question.options?.[0] : undefined;
}
