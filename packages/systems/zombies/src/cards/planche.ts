import { ANY_WINDOW, card } from '../card.ts';

/** In play: +2 to every movement roll (ZB-EV-PLANCHE). */
card({ id: 'planche', cites: 'ZB-EV-PLANCHE', timing: ANY_WINDOW, item: ['skate'], inPlay: { pace: 2 } });
