import { ANY_WINDOW, card } from '../card.ts';

/** In play: +1 to every combat roll (ZB-EV-HACHE). */
card({ id: 'hache', cites: 'ZB-EV-HACHE', timing: ANY_WINDOW, item: ['caserne'], inPlay: { blow: () => 1 } });
