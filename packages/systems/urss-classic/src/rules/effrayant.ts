import { de, line, refuse } from '@escarmouche/referee';
import { moralePool, moraleTest } from '../morale.ts';
import { markOf, nameOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';

const ID = 'effrayant';
const RULE = 'UC-ATTR-EFFRAYANT';

/** Causes fear: charging the bearer takes a test of Moral, once an activation; a charger that fails may not touch it (UC-ATTR-EFFRAYANT). */
export const frightening: Rule = {
  id: ID,
  cites: [RULE],
  chargeDeclared(turn, bearer, charger) {
    if (markOf(turn.state, ID, charger.id, bearer.id) !== undefined) return;
    const value = moraleTest(turn, charger, RULE, bearer);
    turn.emit({ type: 'marked', figure: charger.id, rule: ID, of: bearer.id, value, until: 'activation' });
  },
  daunts: (state, bearer, charger) => (markOf(state, ID, charger.id, bearer.id) === true ? undefined : moralePool(state, charger, bearer)),
  forbidsContact(state, bearer, mover) {
    if (markOf(state, ID, mover.id, bearer.id) !== false) return undefined;
    const who = nameOf(state, bearer.id);
    return refuse(RULE, `La peur ${de(who)} interdit le contact.`, `Fear of ${who} forbids contact.`);
  },
  remembers: [
    { written: ['braved', 'fear overcome', 'peur surmontée'], of: 'activation', takes: 'enemies', value: () => true },
    { written: ['shunned', 'fear failed', 'peur subie'], of: 'activation', takes: 'enemies', value: () => false },
  ],
  tells: (words, { figure, of = '', value }) =>
    value === true
      ? undefined
      : words.say(
          line`${words.figure(figure)} n’ose pas charger ${words.figure(of)}.`,
          line`${words.figure(figure)} dares not charge ${words.figure(of)}.`,
        ),
  formerly: {
    event: ({ type, figure, enemy, passed }) =>
      type === 'fearFaced'
        ? { type: 'marked', figure: String(figure), rule: ID, of: String(enemy), value: passed === true, until: 'activation' }
        : undefined,
  },
};
