import { ANY_WINDOW, type Card } from '../card.ts';

/** In play: +1 to every combat roll (ZB-EV-HACHE). */
export const hache: Card = { id: 'hache', cites: 'ZB-EV-HACHE', timing: ANY_WINDOW, item: ['caserne'], inPlay: { blow: () => 1 } };
