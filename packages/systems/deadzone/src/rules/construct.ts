import type { Rule } from '../rule.ts';

/** Never pinned. */
export const construct: Rule = {
  id: 'construct',
  cites: ['DZ-ABIL-CONSTRUCT'],
  title: { fr: 'Construct', en: 'Construct' },
  resists: (effect) => effect === 'pinned',
};
