import { NOBODY, type Answer, type ChoiceQuestion, type Random } from '@escarmouche/referee';
import { createRegistry, groupOf } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { OpenQuestion as AnyQuestion } from '@escarmouche/skirmish/plane';
import type { Questions } from './questions.ts';
import type { Turn } from './rule.ts';
import type { Figure, State } from './state.ts';

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

/** Asks which way a figure faces: any integer vector but (0,0). One of nobody's keeps its facing. */
export function chooseFacing(turn: Turn, figure: Figure): Vector {
  const { seat } = groupOf(turn.state, figure.id);
  if (seat === NOBODY) return figure.facing;
  return turn.choose('facing', { seat, about: { figure: figure.id } });
}

export const facingQuestion: OpenQuestion<'facing'> = {
  id: 'facing',
  form: 'facing',
  rule: 'UC-MOVE-FACING',
  sample: (_state, _about, random) => ({ x: random(2) * 2000 - 1000, y: random(2001) - 1000 }),
};
