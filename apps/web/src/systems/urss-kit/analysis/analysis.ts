import type { Event, State } from '@escarmouche/urss-kit';
import { analysisOf } from '../../urss/analysis/analysis.ts';
import { worthOf } from './worth.ts';

/** What a battle of URSS kit is weighed by. */
export const analysis = analysisOf<State, Event>(worthOf);
