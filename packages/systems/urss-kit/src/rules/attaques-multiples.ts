import type { Rule } from '../rule.ts';

/** So many melee damage rolls a turn instead of one (UK-ATTR-ATTAQUES-MULTIPLES). */
export const multipleAttacks: Rule = {
  id: 'attaques-multiples',
  cites: ['UK-ATTR-ATTAQUES-MULTIPLES'],
  also: ['Attaque multiple X'],
  takes: 'value',
  blows: ({ grant }) => grant.value ?? 1,
};
