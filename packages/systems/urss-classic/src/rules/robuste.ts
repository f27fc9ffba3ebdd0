import type { Rule } from '../rule.ts';

/** A malus save (UC-ATTR-ROBUSTE). */
export const robust: Rule = {
  id: 'robuste',
  cites: ['UC-ATTR-ROBUSTE'],
  saves: () => [{ level: 'malus', class: 'innate', source: 'UC-ATTR-ROBUSTE' }],
};
