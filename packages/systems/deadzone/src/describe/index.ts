import type { Language, Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { actionDescribers } from './actions.ts';
import { courseDescribers } from './course.ts';
import { wordsFor, type Words } from './words.ts';

/** A sentence for each type of event; undefined for an event that needs none. */
export type Describers<T extends Event['type']> = {
  readonly [K in T]: (words: Words, event: Extract<Event, { readonly type: K }>) => Sentence | undefined;
};

/** Corrections are told where they are played (`corrections.ts`). */
const describers: Describers<Exclude<Event['type'], 'corrected'>> = { ...courseDescribers, ...actionDescribers };

/** One sentence for an event in French or English. `state`: before the event. Figures, cubes and rules stay links. */
export function describe(state: State, event: Event, language: Language): Sentence | undefined {
  const describer = describers[event.type as keyof typeof describers] as ((words: Words, event: Event) => Sentence | undefined) | undefined;
  return describer?.(wordsFor(state, language), event);
}
