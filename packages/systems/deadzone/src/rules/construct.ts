import type { Rule } from '../rule.ts';

/** Never pinned, and no living being. */
export const construct: Rule = {
  id: 'construct',
  cites: ['DZ-ABIL-CONSTRUCT'],
  title: { fr: 'Construct', en: 'Construct' },
  resists: (effect) => effect === 'pinned' || effect === 'healing',
};
