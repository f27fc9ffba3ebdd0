import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';
import { enter, isFree, mustFightFirst, meet, stepsOf } from '../movement.ts';
import { othersThan } from '../players.ts';

const STEPS = 5;

/** Leads another pawn five squares, with fights and tokens on the way (ZB-EV-GUIDE). */
export const guide: Card = {
  id: 'guide',
  cites: 'ZB-EV-GUIDE',
  timing: ANY_OUTSIDE_COMBAT,
  targets: (state, seat) => othersThan(state, seat).filter((other) => isFree(state, other)),
  play(turn, seat, target) {
    const { state } = turn;
    if (state.turn.seat === target && mustFightFirst(state) && !meet(turn, target, 'ask')) return;
    for (let left = STEPS; left > 0; left--) {
      const options = stepsOf(state, target);
      if (options.length === 0) return;
      const to = turn.choose('lead', { seat, about: { target, left }, options });
      if (!enter(turn, target, to, 'led', 'ask')) return;
    }
  },
};
