import type { Rule } from '../rule.ts';
import { multipleAttacks } from './attaques-multiples.ts';

/** Three actions in up to three activations a turn, two of one type, three melee damage rolls (UK-ATTR-LEGENDE-VIVANTE). */
export const livingLegend: Rule = {
  id: 'legende-vivante',
  cites: ['UK-ATTR-LEGENDE-VIVANTE'],
  leads: 3,
  pace: { actions: 3, activations: 3, repeats: 2 },
  gives: [{ id: multipleAttacks.id, value: 3 }],
};
