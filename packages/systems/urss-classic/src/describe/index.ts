import type { Language, Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

export function describe(_state: State, event: Event, _language: Language): Sentence | undefined {
  return [event.type];
}
