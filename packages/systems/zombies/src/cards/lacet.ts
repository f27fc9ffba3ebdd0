import { ANY_WINDOW, card } from '../card.ts';
import { othersThan } from '../players.ts';

/** Halves the target's next movement roll (ZB-EV-LACET). */
card({ id: 'lacet', cites: 'ZB-EV-LACET', timing: ANY_WINDOW, targets: othersThan, waits: 'pace' });
