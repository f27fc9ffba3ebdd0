import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';
import { bringZombies } from '../choices.ts';
import { enterable } from '../town.ts';

/** Five zombies on squares with neither zombie nor pawn (ZB-EV-RABATTEUR). */
export const rabatteur: Card = {
  id: 'rabatteur',
  cites: 'ZB-EV-RABATTEUR',
  timing: ANY_OUTSIDE_COMBAT,
  play(turn, seat) {
    const pawns = new Set(Object.values(turn.state.players).map(({ square }) => square));
    const squares = enterable(turn.state).filter((square) => !pawns.has(square));
    bringZombies(turn, seat, 'ZB-EV-RABATTEUR', 5, squares);
  },
};
