import { ANY_WINDOW, type Card } from '../card.ts';

/** Discarded instead of a life lost in combat (ZB-EV-TROUSSE). */
export const trousse: Card = {
  id: 'trousse',
  cites: 'ZB-EV-TROUSSE',
  timing: ANY_WINDOW,
  item: ['hopital', 'pharmacie'],
  inPlay: { savesLife: true },
};
