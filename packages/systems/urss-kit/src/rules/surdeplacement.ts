import { power } from '../powers.ts';
import type { Rule } from '../rule.ts';
import { leaping } from './bondissant.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** Gives its user the leap of Bondissant until the turn ends (UK-PWR-SURDEPLACEMENT). */
export const superMovement: Rule = {
  serves: 'lendLeap',
  ...power({
    id: 'surdeplacement',
    cites: ['UK-PWR-SURDEPLACEMENT'],
    force: true,
    cost: 1,
    needs: forceSensitive.id,
    works: (turn, { on }) => turn.emit({ type: 'marked', figure: on.id, rule: leaping.id, value: true, until: 'turn' }),
  }),
};
