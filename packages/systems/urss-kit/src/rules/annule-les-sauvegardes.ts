import type { Rule } from '../rule.ts';

/** No save of any source works against its damage (UK-ATTR-ANNULE-SVG). */
export const cancelsSaves: Rule = { id: 'annule-les-sauvegardes', cites: ['UK-ATTR-ANNULE-SVG'], cancelsSave: () => true };
