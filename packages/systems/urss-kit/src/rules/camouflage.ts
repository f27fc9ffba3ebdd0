import { markOf } from '@escarmouche/skirmish';
import { hidingAction } from '../hiding.ts';
import type { Rule } from '../rule.ts';

const ID = 'camouflage';
const RULE = 'UK-ATTR-CAMOUFLAGE';

/** Undetectable after a test beside something a pace wide until it is moved, but for the turn of a noisy shot (UK-ATTR-CAMOUFLAGE, UK-ATTR-INDECELABLE). */
export const camouflage: Rule = {
  id: ID,
  cites: [RULE, 'UK-ATTR-INDECELABLE'],
  serves: 'hide',
  ...hidingAction({
    id: ID,
    rule: RULE,
    words: {
      label: { fr: 'Camouflage', en: 'Camouflage' },
      commit: { fr: 'Se camoufler', en: 'Hide' },
      told: { fr: 'cherche à se camoufler', en: 'tries to blend in' },
      typed: { fr: ['se camoufler', 'camoufler', 'camouflage'], en: ['camouflage'] },
      written: ['camouflage', 'se camoufler'],
    },
    works: (turn, { id }) => turn.emit({ type: 'marked', figure: id, rule: ID, value: true }),
  }),
  undetectable: (state, { id, marks }) => marks[ID] !== undefined && markOf(state, ID, id) === undefined,
  shotFired(turn, { id }, { silent }) {
    if (!silent) turn.emit({ type: 'marked', figure: id, rule: ID, value: true, until: 'turn' });
  },
  moved(turn, { id, marks }) {
    if (marks[ID] !== undefined) turn.emit({ type: 'marked', figure: id, rule: ID });
  },
  remembers: [
    { written: ['camouflaged', 'camouflée', 'camouflé'], takes: 'yes', value: true },
    { written: ['heard', 'entendue', 'entendu'], until: 'turn', takes: 'yes', value: true },
  ],
};
