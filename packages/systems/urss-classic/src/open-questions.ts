import { refuse, type Answer, type ChoiceQuestion, type Random } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import { groupOf } from './figures.ts';
import type { Turn } from './rule.ts';
import { isFacing } from './shape.ts';
import type { Figure, State } from './state.ts';

/** Gives some answer that the rules allow to a question without options. */
export type Sampler = (state: State, question: ChoiceQuestion, random: Random) => Answer;

const samplers = new Map<string, Sampler>();

/** Who asks an open question tells how to answer it, for machines that have nothing better. */
export function openQuestion(purpose: string, sample: Sampler): void {
  samplers.set(purpose, sample);
}

export function sampleAnswer(state: State, question: ChoiceQuestion, random: Random): Answer {
  const sample = samplers.get(question.purpose);
  if (!sample) throw new Error(`no open question "${question.purpose}"`);
  return sample(state, question, random);
}

/** Asks which way a figure faces: any integer vector but (0,0). */
export function chooseFacing(turn: Turn, figure: Figure): Vector {
  const { seat } = groupOf(turn.state, figure.id);
  return turn.choose<Vector & Answer>({ purpose: 'facing', seat, about: { figure: figure.id } }, (answer) =>
    isFacing(answer, turn.state) ? undefined : refuse('UC-MOVE-FACING', 'Il faut une orientation.', 'A facing is needed.'),
  );
}

openQuestion('facing', (_state, _question, random) => ({ x: random(2) * 2000 - 1000, y: random(2001) - 1000 }));
