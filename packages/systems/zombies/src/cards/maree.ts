import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';
import { bringZombies } from '../choices.ts';
import { enterable } from '../town.ts';

/** Ten zombies on free squares, those of pawns included (ZB-EV-MAREE). */
export const maree: Card = {
  id: 'maree',
  cites: 'ZB-EV-MAREE',
  timing: ANY_OUTSIDE_COMBAT,
  play: (turn, seat) => bringZombies(turn, seat, 'ZB-EV-MAREE', 10, enterable(turn.state)),
};
