import { change } from '../dice.ts';
import type { Rule } from '../rule.ts';

const RULE = 'UK-ATTR-PISTOLERO';

/** Shoots two one-handed weapons in one action, each a level worse (UK-ATTR-PISTOLERO). */
export const gunslinger: Rule = {
  id: 'pistolero',
  cites: [RULE],
  twoWeapons: 'ranged',
  changes: (_state, { purpose, beside }) => (purpose === 'shooting' && beside ? [change(RULE, -1)] : []),
};
