import { ANY_WINDOW, type Card, OWN_TURN } from '../card.ts';
import { playerOf } from '../players.ts';
import { noneToChoose } from '../refusals.ts';
import { buildingAt } from '../town.ts';

/** Discarded inside a building: +2 to combat rolls in it until the end of the turn (ZB-EV-INCENDIAIRE). */
export const incendiaire: Card = {
  id: 'incendiaire',
  cites: 'ZB-EV-INCENDIAIRE',
  timing: ANY_WINDOW,
  item: ['station'],
  use: {
    timing: OWN_TURN,
    forbids: (state, seat) =>
      buildingAt(state, playerOf(state, seat).square) === undefined ? noneToChoose('ZB-EV-INCENDIAIRE') : undefined,
    play(turn, seat) {
      const tile = buildingAt(turn.state, playerOf(turn.state, seat).square);
      if (tile === undefined) return;
      turn.emit({ type: 'effectBegan', effect: { card: 'incendiaire', on: seat, until: seat, ends: 1, tile } });
    },
  },
  inForce: { blow: (state, square, effect) => (buildingAt(state, square) === effect?.tile ? 2 : 0) },
};
