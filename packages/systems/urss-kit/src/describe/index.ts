import type { Language, Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** One sentence for an event in French or English; undefined for what another one tells. `state`: before the event. Figures and rules stay links. */
export function describe(_state: State, _event: Event, _language: Language): Sentence | undefined {
  return undefined;
}
