import type { Rule } from '../rule.ts';

/** A save of value 2 against everything; and things that only the Force gives are open to the bearer (UK-ATTR-SENSIBLE-FORCE). */
export const forceSensitive: Rule = {
  id: 'sensible-a-la-force',
  cites: ['UK-ATTR-SENSIBLE-FORCE'],
  saves: () => [{ value: 2, class: 'innate', source: 'UK-ATTR-SENSIBLE-FORCE' }],
};
