import { ANY_WINDOW, type Card } from '../card.ts';
import { gainBullets } from '../supplies.ts';

const BULLETS = 3;

/** Discarded, the card gives three bullets (ZB-EV-CARTOUCHES). */
export const cartouches: Card = {
  id: 'cartouches',
  cites: 'ZB-EV-CARTOUCHES',
  timing: ANY_WINDOW,
  item: ['sport'],
  use: {
    timing: ANY_WINDOW,
    play: (turn, seat) => gainBullets(turn, seat, BULLETS, 'ZB-EV-CARTOUCHES'),
  },
};
