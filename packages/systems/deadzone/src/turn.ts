import type { Turn as RefereeTurn } from '@escarmouche/referee';
import type { Event } from './events.ts';
import type { Questions } from './questions.ts';
import type { State } from './state.ts';

export type Turn = RefereeTurn<State, Event, Questions>;
