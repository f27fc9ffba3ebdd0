import type { Rule } from '../rule.ts';

/** A save of value 2 against everything (UK-ATTR-ROBUSTE). */
export const tough: Rule = {
  id: 'robuste',
  cites: ['UK-ATTR-ROBUSTE'],
  saves: () => [{ value: 2, class: 'innate', source: 'UK-ATTR-ROBUSTE' }],
};
