import { change } from '../dice.ts';
import type { Rule } from '../rule.ts';

const RULE = 'UK-MWP-FOUET';

/** By option a whip strikes a level harder than its Dégâts 2- (UK-MWP-FOUET). */
export const whip: Rule = {
  id: 'fouet',
  cites: [RULE],
  changes: ({ scene }, { purpose }) => (purpose === 'damage' && scene.options['whip.damage'] === 'minus-1' ? [change(RULE, 1)] : []),
};
