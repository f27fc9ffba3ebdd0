import { markOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';
import { RAN } from '../saves.ts';

const RULE = 'UK-ATTR-RAPIDE';

/** Base move of 8 paces, and a better save after a run (UK-ATTR-RAPIDE). */
export const fast: Rule = {
  id: 'rapide',
  cites: [RULE],
  bearers: ['figure'],
  baseMove: 8000,
  saves: (state, { kind }, { id }) =>
    kind === 'shot' && markOf(state, RAN, id) !== undefined ? [{ value: 2, class: 'run', source: RULE }] : [],
};
