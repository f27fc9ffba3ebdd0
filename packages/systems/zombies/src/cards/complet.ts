import { ANY_WINDOW, type Card } from '../card.ts';
import { bringZombies, chooseBuilding } from '../choices.ts';
import { buildings, buildingSquares } from '../town.ts';
import { noneToChoose } from '../refusals.ts';

/** Zombies on every free square of a building (ZB-EV-COMPLET). */
export const complet: Card = {
  id: 'complet',
  cites: 'ZB-EV-COMPLET',
  timing: ANY_WINDOW,
  forbids: (state) => (buildings(state).length === 0 ? noneToChoose('ZB-EV-COMPLET') : undefined),
  play(turn, seat) {
    const tile = chooseBuilding(turn, seat, 'ZB-EV-COMPLET', buildings(turn.state));
    const squares = buildingSquares(turn.state, tile);
    bringZombies(turn, seat, 'ZB-EV-COMPLET', squares.length, squares);
  },
};
