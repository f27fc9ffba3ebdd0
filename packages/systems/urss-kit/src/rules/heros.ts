import type { Rule } from '../rule.ts';
import { multipleAttacks } from './attaques-multiples.ts';

/** Two activations a turn, two actions of one type, two melee damage rolls (UK-ATTR-HEROS). */
export const hero: Rule = {
  id: 'heros',
  cites: ['UK-ATTR-HEROS'],
  leads: 2,
  pace: { actions: 2, activations: 2, repeats: 2 },
  gives: [{ id: multipleAttacks.id, value: 2 }],
};
