import type { Rule } from '../rule.ts';

/** A malus save (UC-ATTR-DESTINEE-SPECIALE). */
export const specialDestiny: Rule = {
  id: 'destinee-speciale',
  cites: ['UC-ATTR-DESTINEE-SPECIALE'],
  saves: () => [{ level: 'malus', class: 'innate', source: 'UC-ATTR-DESTINEE-SPECIALE' }],
};
