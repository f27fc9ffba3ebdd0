import type { Rule } from '../rule.ts';

/** The bearer's victory does not push its opponent back; on a tie by option only (UC-ATTR-NE-REPOUSSE-PAS). */
export const doesNotPushBack: Rule = {
  id: 'ne-repousse-pas',
  cites: ['UC-ATTR-NE-REPOUSSE-PAS'],
  lifts: (paragraph, options) =>
    paragraph.rule === 'UC-MELEE-PUSH' && (paragraph.after === 'won' || options['repousse.tie'] === 'zombie-holds'),
};
