import type { Rule } from '../rule.ts';

/** A save of value 3 against everything (UK-ATTR-DESTINEE-SPECIALE). */
export const specialDestiny: Rule = {
  id: 'destinee-speciale',
  cites: ['UK-ATTR-DESTINEE-SPECIALE'],
  saves: () => [{ value: 3, class: 'innate', source: 'UK-ATTR-DESTINEE-SPECIALE' }],
};
