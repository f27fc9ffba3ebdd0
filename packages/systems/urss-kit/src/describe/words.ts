import type { Words as WordsOf } from '@escarmouche/skirmish';
import type { State } from '../state.ts';

/** The words of a log of the URSS kit. */
export type Words = WordsOf<State>;
