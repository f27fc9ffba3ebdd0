import { refuse } from '@escarmouche/referee';
import { watch } from '../alert/react.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';

const ID = 'gardien';
const RULE = 'UK-ATTR-GARDIEN';

/** The last action of the turn takes the alert stance, from which the guard may react to enemies that come into view (UK-ATTR-GARDIEN, UK-ATTR-POSTURE-ALERTE). */
export const guard: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'watch',
  action: specialAction(ID, {
    aim: 'nothing',
    words: {
      label: { fr: 'Posture d’alerte', en: 'Alert stance' },
      commit: { fr: 'Se mettre en alerte', en: 'Go on alert' },
      typed: { fr: ['alerte', 'posture d’alerte', 'garde'], en: ['alert', 'guard'] },
      written: ['alert', 'alerte', 'posture d’alerte'],
    },
    worth: 0.3,
    says: RULE,
    cost: () => 1,
    ownActivationOnly: true,
    check: (_state, { left }) => (left > 1 ? refuse(RULE, 'Seulement avec la dernière action.', 'Only with the last action.') : undefined),
    play: (turn, { id }) => turn.emit({ type: 'alertTaken', figure: id }),
  }),
  watch,
};
