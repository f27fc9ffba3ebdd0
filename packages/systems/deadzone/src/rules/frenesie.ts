import { valueOf } from '../registry.ts';
import type { Rule } from '../rule.ts';

/** Failed Fight dice are thrown again. */
export const frenzy: Rule = {
  id: 'frenesie',
  cites: ['DZ-ABIL-FRENZY'],
  title: { fr: 'Frénésie', en: 'Frenzy' },
  rerolls: ({ kind }, granted) => (kind === 'fight' ? valueOf(granted) : 0),
};
