import { figureOf } from '@escarmouche/skirmish';
import { weaponsOf } from '../arms.ts';
import type { Rule } from '../rule.ts';

const RULE = 'UK-ATTR-LANCER';

/** The weapon is used with the skill of throwing; by option it is gone once thrown (UK-ATTR-LANCER). */
export const thrown: Rule = {
  id: 'lancer',
  cites: [RULE],
  arm: { skill: 'throwing' },
  shotFired(turn, bearer, { id: weapon }) {
    const { state } = turn;
    const has = weaponsOf(state, figureOf(state, bearer.id)).some(({ id }) => id === weapon);
    if (state.scene.options['thrown.consumed'] === 'yes' && has) turn.emit({ type: 'weaponLost', figure: bearer.id, weapon, rule: RULE });
  },
};
