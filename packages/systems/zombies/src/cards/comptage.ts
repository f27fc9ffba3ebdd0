import type { State } from '../state.ts';
import { ANY_WINDOW, type Card } from '../card.ts';
import { bringZombies, chooseBuilding } from '../choices.ts';
import { hasZombie } from '../players.ts';
import { noneToChoose } from '../refusals.ts';
import { buildings, buildingSquares } from '../town.ts';

const zombiesIn = (state: State, tile: number): number => buildingSquares(state, tile).filter((square) => hasZombie(state, square)).length;
const haunted = (state: State): readonly number[] => buildings(state).filter((tile) => zombiesIn(state, tile) > 0);

/** As many zombies again in a building, as far as its free squares go (ZB-EV-COMPTAGE). */
export const comptage: Card = {
  id: 'comptage',
  cites: 'ZB-EV-COMPTAGE',
  timing: ANY_WINDOW,
  forbids: (state) => (haunted(state).length === 0 ? noneToChoose('ZB-EV-COMPTAGE') : undefined),
  play(turn, seat) {
    const tile = chooseBuilding(turn, seat, 'ZB-EV-COMPTAGE', haunted(turn.state));
    bringZombies(turn, seat, 'ZB-EV-COMPTAGE', zombiesIn(turn.state, tile), buildingSquares(turn.state, tile));
  },
};
