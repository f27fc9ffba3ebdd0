import { defineCards } from '../card.ts';
import * as list from './list.ts';

defineCards(Object.values(list));

// Readers of cards have all of them, also where the rules of a turn are not loaded.
export { cardIds, cardOf } from '../card.ts';
