import type { Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { Words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Sentences for some kinds of events; undefined for an event that another one tells. */
export type Describers<T extends Event['type']> = { readonly [K in T]: (words: Words, event: Of<K>) => Sentence | undefined };
