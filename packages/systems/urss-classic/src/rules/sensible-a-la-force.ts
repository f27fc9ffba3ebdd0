import type { Rule } from '../rule.ts';

/** A malus save; and the Force guides the bearer's lightsaber (UC-ATTR-SENSIBLE-FORCE). */
export const forceSensitive: Rule = {
  id: 'sensible-a-la-force',
  cites: ['UC-ATTR-SENSIBLE-FORCE'],
  saves: () => [{ level: 'malus', class: 'innate', source: 'UC-ATTR-SENSIBLE-FORCE' }],
};
