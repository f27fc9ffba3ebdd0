import { valueOf } from '../registry.ts';
import type { Rule } from '../rule.ts';

/** Failed Shoot dice are thrown again. */
export const weightOfFire: Rule = {
  id: 'puissance-de-feu',
  cites: ['DZ-ABIL-WEIGHT-OF-FIRE'],
  title: { fr: 'Puissance de Feu', en: 'Weight of Fire' },
  rerolls: ({ kind }, granted) => (kind === 'shoot' ? valueOf(granted) : 0),
};
