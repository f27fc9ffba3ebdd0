import { NOBODY } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { createOpenQuestions, type SampledQuestion } from '@escarmouche/skirmish/plane';
import type { Vector } from '@escarmouche/space';
import type { Questions } from './questions.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A question without options that a rule asks. */
export type OpenQuestion<P extends keyof Questions = keyof Questions> = SampledQuestion<State, Questions, P>;

export const { openQuestions, sampleAnswer } = createOpenQuestions<State, Questions>();

/** The facing that a figure's player chooses: any integer vector but (0,0). Figures without a player keep theirs. */
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
