import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';
import { isFree, send } from '../movement.ts';
import { othersThan, playerOf } from '../players.ts';
import { lastLife } from '../refusals.ts';
import { HOME } from '../numbers.ts';

/** A life is paid, and another pawn goes back to the Grande-Place (ZB-EV-DEMITOUR). */
export const demitour: Card = {
  id: 'demitour',
  cites: 'ZB-EV-DEMITOUR',
  timing: ANY_OUTSIDE_COMBAT,
  forbids: (state, seat) => (playerOf(state, seat).lives < 2 ? lastLife('ZB-EV-DEMITOUR') : undefined),
  targets: (state, seat) => othersThan(state, seat).filter((other) => isFree(state, other)),
  play(turn, seat, target) {
    turn.emit({ type: 'livesLost', seat, count: 1, rule: 'ZB-EV-DEMITOUR' });
    send(turn, target, HOME);
  },
};
