import { line } from '@escarmouche/referee';
import { markOf } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import { moralePool, moraleTest } from '../morale/test.ts';
import type { Rule } from '../rule.ts';

const ID = 'effrayant';
const RULE = 'UK-ATTR-EFFRAYANT';

/** Charging the bearer takes a test of Moral, once an activation; a charger that fails comes no nearer than a pace (UK-ATTR-EFFRAYANT). */
export const frightening: Rule = {
  id: ID,
  cites: [RULE],
  chargeDeclared(turn, bearer, charger) {
    if (markOf(turn.state, ID, charger.id, bearer.id) !== undefined) return;
    const value = moraleTest(turn, charger, RULE, bearer);
    turn.emit({ type: 'marked', figure: charger.id, rule: ID, of: bearer.id, value, until: 'activation' });
  },
  daunts: (state, bearer, charger) => (markOf(state, ID, charger.id, bearer.id) === true ? undefined : moralePool(state, charger, bearer)),
  keepsAway: (state, bearer, mover) => (markOf(state, ID, mover.id, bearer.id) === false ? PACE : undefined),
  remembers: [
    { written: ['braved', 'fear overcome', 'peur surmontée'], until: 'activation', takes: 'enemies', value: true },
    { written: ['shunned', 'fear failed', 'peur subie'], until: 'activation', takes: 'enemies', value: false },
  ],
  tells: (words, { figure, of = '', value }) =>
    value === true
      ? undefined
      : words.say(
          line`${words.figure(figure)} n’ose pas charger ${words.figure(of)}.`,
          line`${words.figure(figure)} dares not charge ${words.figure(of)}.`,
        ),
};
