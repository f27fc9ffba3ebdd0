import { createOpenQuestions, type SampledQuestion } from '@escarmouche/skirmish/plane';
import type { Questions } from './questions.ts';
import type { State } from './state.ts';

/** A question without options that a rule asks. */
export type OpenQuestion<P extends keyof Questions = keyof Questions> = SampledQuestion<State, Questions, P>;

export const { openQuestions, sampleAnswer } = createOpenQuestions<State, Questions>();
