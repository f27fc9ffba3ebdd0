import { ANY_WINDOW, type Card } from '../card.ts';

/** Discarded, the card holds every zombie still until the end of its player's next turn (ZB-EV-BILLES). */
export const billes: Card = {
  id: 'billes',
  cites: 'ZB-EV-BILLES',
  timing: ANY_WINDOW,
  item: ['jouets'],
  use: {
    timing: ANY_WINDOW,
    play(turn, seat) {
      const ends = turn.state.turn.seat === seat ? 2 : 1;
      turn.emit({ type: 'effectBegan', effect: { card: 'billes', on: seat, until: seat, ends } });
    },
  },
  inForce: { stillness: true },
};
