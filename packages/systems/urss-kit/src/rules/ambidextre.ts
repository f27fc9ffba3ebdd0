import { change } from '../dice.ts';
import type { Rule } from '../rule.ts';

/** Fights with two one-handed weapons at once: Combat +, and a damage roll with each (UK-ATTR-AMBIDEXTRE). */
export const ambidextrous: Rule = {
  id: 'ambidextre',
  cites: ['UK-ATTR-AMBIDEXTRE'],
  twoWeapons: 'melee',
  changes: (_state, { purpose, arms = [] }) => (purpose === 'combat' && arms.length > 1 ? [change('UK-ATTR-AMBIDEXTRE', 1)] : []),
};
