import type { Language, Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { cardDescribers } from './cards.ts';
import type { Describers } from './describers.ts';
import { fightDescribers } from './fights.ts';
import { movementDescribers, walkTo } from './movement.ts';
import { turnDescribers } from './turns.ts';
import { wordsFor, type Words } from './words.ts';

/** Corrections are told where they are played (`corrections.ts`). */
const describers: Describers<Exclude<Event['type'], 'corrected'>> = {
  ...turnDescribers,
  ...fightDescribers,
  ...cardDescribers,
  ...movementDescribers,
};

/** One sentence for an event in French or English; undefined for an event that needs none. `state`: before the event. Players, tiles, cards … stay links. */
export function describe(state: State, event: Event, language: Language): Sentence | undefined {
  const describer = describers[event.type as keyof typeof describers] as ((words: Words, event: Event) => Sentence | undefined) | undefined;
  return describer?.(wordsFor(state, language), event);
}

/** A walk of several squares as one sentence, by its last step and the number of steps; undefined for a step that stands by itself. */
export function describeWalk(
  state: State,
  step: Extract<Event, { type: 'pawnMoved' }>,
  language: Language,
): ((steps: number) => Sentence) | undefined {
  return walkTo(wordsFor(state, language), step);
}
