import { ANY_WINDOW, card } from '../card.ts';

/** Discarded instead of a life lost in combat (ZB-EV-TROUSSE). */
card({ id: 'trousse', cites: 'ZB-EV-TROUSSE', timing: ANY_WINDOW, item: ['hopital', 'pharmacie'], inPlay: { savesLife: true } });
