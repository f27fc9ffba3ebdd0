import { refuse, type Answer, type ChoiceQuestion, type Random } from '@escarmouche/referee';
import { createRegistry, groupOf } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { Turn } from './rule.ts';
import { isFacing } from './shape.ts';
import type { Figure, State } from './state.ts';

/** Gives some answer that the rules allow to a question without options. */
export type Sampler = (state: State, question: ChoiceQuestion, random: Random) => Answer;

/** A question without options that a rule asks. */
export interface OpenQuestion {
  /** Its purpose. */
  readonly id: string;
  /** How to answer it, for machines that have nothing better. */
  readonly sample: Sampler;
}

/** Every open question: the system says which there are (`system.ts`). */
export const openQuestions = createRegistry<OpenQuestion>('open question');

export function sampleAnswer(state: State, question: ChoiceQuestion, random: Random): Answer {
  return openQuestions.get(question.purpose).sample(state, question, random);
}

/** Asks which way a figure faces: any integer vector but (0,0). */
export function chooseFacing(turn: Turn, figure: Figure): Vector {
  const { seat } = groupOf(turn.state, figure.id);
  return turn.choose<Vector & Answer>({ purpose: 'facing', seat, about: { figure: figure.id } }, (answer) =>
    isFacing(answer, turn.state) ? undefined : refuse('UC-MOVE-FACING', 'Il faut une orientation.', 'A facing is needed.'),
  );
}

export const facingQuestion: OpenQuestion = {
  id: 'facing',
  sample: (_state, _question, random) => ({ x: random(2) * 2000 - 1000, y: random(2001) - 1000 }),
};
