import { ANY_WINDOW, type Card, OWN_TURN } from '../card.ts';

/** Discarded in its player's turn: +2 to every combat roll until the end of it (ZB-EV-TRONCONNEUSE). */
export const tronconneuse: Card = {
  id: 'tronconneuse',
  cites: 'ZB-EV-TRONCONNEUSE',
  timing: ANY_WINDOW,
  item: ['jardinerie'],
  use: {
    timing: OWN_TURN,
    play: (turn, seat) => turn.emit({ type: 'effectBegan', effect: { card: 'tronconneuse', on: seat, until: seat, ends: 1 } }),
  },
  inForce: { blow: () => 2 },
};
