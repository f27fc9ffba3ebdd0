import type { Rule } from '../rule.ts';

/** Its opponent is not pushed back by a fight it has won; on a tie by option only (UC-ATTR-NE-REPOUSSE-PAS). */
export const doesNotPushBack: Rule = {
  id: 'ne-repousse-pas',
  cites: ['UC-ATTR-NE-REPOUSSE-PAS'],
  holdsBack: (state, outcome) => outcome === 'won' || state.scene.options['repousse.tie'] === 'zombie-holds',
};
