import { PACE } from '@escarmouche/space';
import { pushBlows, throwBack } from '../displacement.ts';
import { hostilePower } from '../powers.ts';
import { knockDown } from '../states.ts';
import { forceDuel } from './duel-de-force.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

const RULE = 'UK-PWR-POUSSEE';
const LENGTH = 5 * PACE;

/** Sends an enemy within 5 paces 5 paces away and knocks it down (UK-PWR-POUSSEE, UK-ATTR-GEN-DISPLACE). */
export const push = hostilePower({
  id: 'poussee',
  cites: [RULE],
  force: true,
  cost: 1,
  range: 5 * PACE,
  worth: 0.4,
  needs: forceSensitive.id,
  counters: [forceDuel.id],
  inflicts: ['prone'],
  blows: (state, by, on) => pushBlows(state, on, by, LENGTH),
  works(turn, { by, on }) {
    throwBack(turn, on.id, by.id, LENGTH);
    knockDown(turn, on.id, RULE);
  },
});
