import { moraleTest } from '../morale.ts';
import type { Rule } from '../rule.ts';

/** Causes fear: to charge it takes a test of Moral (UC-ATTR-EFFRAYANT). */
export const frightening: Rule = {
  id: 'effrayant',
  cites: ['UC-ATTR-EFFRAYANT'],
  chargeDeclared(turn, bearer, charger) {
    const passed = moraleTest(turn, charger, 'UC-ATTR-EFFRAYANT', bearer);
    turn.emit({ type: 'fearFaced', figure: charger.id, enemy: bearer.id, passed });
    return passed;
  },
};
