import { tileOf } from '@escarmouche/space/tiles';
import { ANY_WINDOW, type Card, OWN_TURN_OUTSIDE_COMBAT } from '../card.ts';
import { kill } from '../combat.ts';
import { knockOut } from '../knockout.ts';
import { atPeace, hasZombie, isOver, playerOf } from '../players.ts';
import { noneToChoose } from '../refusals.ts';
import { buildingSquares, kindAt } from '../town.ts';

/** Takes down every zombie in the building of the pawn's tile, for a life (ZB-EV-GRENADE). */
export const grenade: Card = {
  id: 'grenade',
  cites: 'ZB-EV-GRENADE',
  timing: ANY_WINDOW,
  item: ['surplus'],
  use: {
    timing: OWN_TURN_OUTSIDE_COMBAT,
    forbids: (state, seat) =>
      atPeace(state) || !kindAt(state, playerOf(state, seat).square).named ? noneToChoose('ZB-EV-GRENADE') : undefined,
    play(turn, seat) {
      const { state } = turn;
      const { square: pawn } = playerOf(state, seat);
      for (const square of buildingSquares(state, tileOf(pawn))) {
        if (hasZombie(state, square) && !isOver(state)) kill(turn, seat, square, 'ZB-EV-GRENADE');
      }
      if (isOver(state)) return;
      turn.emit({ type: 'livesLost', seat, count: 1, rule: 'ZB-EV-GRENADE' });
      if (playerOf(state, seat).lives === 0) knockOut(turn, seat);
    },
  },
};
