import type { Event, State } from '@escarmouche/urss-kit';
import { analysisOf } from '../../urss/analysis/analysis.ts';
import { worthOf } from './worth.ts';

export const analysis = analysisOf<State, Event>(worthOf);
