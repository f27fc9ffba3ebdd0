import { ANY_WINDOW, type Card } from '../card.ts';
import { othersThan } from '../players.ts';

/** Halves the target's next movement roll (ZB-EV-LACET). */
export const lacet: Card = { id: 'lacet', cites: 'ZB-EV-LACET', timing: ANY_WINDOW, targets: othersThan, waits: 'pace' };
