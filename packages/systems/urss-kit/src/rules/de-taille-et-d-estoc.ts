import { PACE } from '@escarmouche/space';
import type { Rule } from '../rule.ts';

/** After a won Combat a test makes the blow a cut: the loser is pushed back, and a success takes 1D2 points (UK-ATTR-DE-TAILLE). */
export const cutAndThrust: Rule = {
  id: 'de-taille-et-d-estoc',
  cites: ['UK-ATTR-DE-TAILLE'],
  takes: 'level',
  won: () => ({ test: 1, cuts: true, pushed: PACE }),
  points: (_state, { cut }) => (cut ? 2 : undefined),
  rolls: {
    title: { fr: 'De taille et d’estoc', en: 'Cut and thrust' },
    told: { fr: 'de taille et d’estoc', en: 'cut and thrust' },
    written: ['cut', 'de taille et d’estoc', 'cut and thrust'],
  },
};
