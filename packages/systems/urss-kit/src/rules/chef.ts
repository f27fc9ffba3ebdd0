import { distanceBetween } from '@escarmouche/skirmish/placed';
import { below, PACE } from '@escarmouche/space';
import { change, causedBy } from '../dice.ts';
import type { Rule } from '../rule.ts';

const RULE = 'UK-ATTR-CHEF';
const RADIUS = 5 * PACE;

/** Others of the leader's group at less than 5 paces are a level better at Moral and Initiative, unless the leader flees for good (UK-ATTR-CHEF). */
export const leader: Rule = {
  id: 'chef',
  cites: [RULE],
  leads: 4,
  aura(state, { purpose, figure }, bearer) {
    const leads = bearer.fleeing === undefined && below(distanceBetween(state, bearer, figure), RADIUS);
    return leads && (purpose === 'morale' || purpose === 'initiative') ? [change(RULE, 1, causedBy({ figure: bearer.id }))] : [];
  },
};
