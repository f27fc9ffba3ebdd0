import { ANY_WINDOW, type Card } from '../card.ts';

/** In play: +2 to every movement roll (ZB-EV-PLANCHE). */
export const planche: Card = { id: 'planche', cites: 'ZB-EV-PLANCHE', timing: ANY_WINDOW, item: ['skate'], inPlay: { pace: 2 } };
