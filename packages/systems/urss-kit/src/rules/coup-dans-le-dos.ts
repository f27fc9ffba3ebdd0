import { figureOf, groupOf } from '@escarmouche/skirmish';
import { freeAttack } from '../melee/free-attack.ts';
import type { Rule } from '../rule.ts';
import type { FigureId } from '../state.ts';

const RULE = 'UK-ATTR-COUP-DANS-LE-DOS';

declare module '../questions.ts' {
  interface QuestionsByPurpose {
    /** The target among several enemies touched from behind at once. */
    readonly backstab: { readonly about: { readonly figure: FigureId }; readonly answer: FigureId };
  }
}

/** One free attack on an enemy touched from behind by a movement (UK-ATTR-COUP-DANS-LE-DOS). */
export const backstab: Rule = {
  id: 'coup-dans-le-dos',
  cites: [RULE],
  engages(turn, bearer, _enemies, behind) {
    if (behind.length === 0) return;
    const { seat } = groupOf(turn.state, bearer.id);
    const target = turn.choose('backstab', { seat, about: { figure: bearer.id }, options: behind.map(({ id }) => id) });
    freeAttack(turn, bearer, figureOf(turn.state, target), RULE);
  },
  asks: {
    purpose: 'backstab',
    title: (who) => ({ fr: `Qui ${who} frappe dans le dos`, en: `Whom ${who} stabs in the back` }),
  },
};
