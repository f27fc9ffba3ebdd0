import { pushBlows, throwBack } from '../displacement.ts';
import { aimedPower, knockDown } from '../powers.ts';

const LENGTH = 5000;

/** Sends an enemy within 5 paces 5 paces away and knocks it down (UC-SW-PWR-POUSSEE, UC-SYS-FORCED). */
export const push = aimedPower({
  id: 'poussee',
  cites: ['UC-SW-PWR-POUSSEE'],
  range: 5000,
  blows: (state, by, on) => pushBlows(state, on, by, LENGTH),
  works(turn, { by, on }) {
    throwBack(turn, on.id, by.id, LENGTH);
    knockDown(turn, on, 'UC-SW-PWR-POUSSEE');
  },
});
