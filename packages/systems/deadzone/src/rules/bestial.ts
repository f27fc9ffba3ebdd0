import type { Rule } from '../rule.ts';

/** No items. */
export const beast: Rule = {
  id: 'bestial',
  cites: ['DZ-ABIL-BEAST'],
  title: { fr: 'Bestial', en: 'Beast' },
  refusesItems: () => true,
};
