import { seatOf } from '../figures.ts';
import type { Rule } from '../rule.ts';

/** Exchanged at once for a victory point. */
export const intel: Rule = {
  id: 'jeton-info',
  cites: ['DZ-ITEM-INTEL', 'DZ-VP-INTEL'],
  title: { fr: 'Info', en: 'Intel' },
  picked(turn, { id }) {
    turn.emit({ type: 'pointsScored', seat: seatOf(turn.state, id), vp: 1, rule: 'DZ-VP-INTEL' });
  },
  worth: 1,
};
