import type { Words as WordsOf } from '@escarmouche/skirmish';
import type { State } from '../state.ts';

/** The words of a log of URSS classic. */
export type Words = WordsOf<State>;
