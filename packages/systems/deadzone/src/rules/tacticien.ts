import type { Rule } from '../rule.ts';
import { valueOf } from '../registry.ts';

/** Command dice for its team; only the best one of a team counts. */
export const tactician: Rule = {
  id: 'tacticien',
  cites: ['DZ-ABIL-TACTICIAN'],
  title: { fr: 'Tacticien', en: 'Tactician' },
  commandDice: valueOf,
};
