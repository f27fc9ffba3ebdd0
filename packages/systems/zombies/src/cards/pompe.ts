import { type Card, OWN_TURN } from '../card.ts';

/** Three combat rolls with +1, beside any other bonus; a counter goes with each (ZB-EV-POMPE). */
export const pompe: Card = { id: 'pompe', cites: 'ZB-EV-POMPE', timing: OWN_TURN, counters: 3, inPlay: { shot: 1 } };
