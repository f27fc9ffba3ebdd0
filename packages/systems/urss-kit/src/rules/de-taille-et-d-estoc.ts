import { groupOf } from '@escarmouche/skirmish';
import { declines } from '../decline.ts';
import type { Granted, Rule, Turn } from '../rule.ts';
import { attributeTest } from '../tests.ts';
import type { Won } from '../fights/fighter.ts';

const ID = 'de-taille-et-d-estoc';
const RULE = 'UK-ATTR-DE-TAILLE';

/** After a won Combat a test makes the blow a cut: the loser is pushed back, and a success takes 1D2 points (UK-ATTR-DE-TAILLE). */
export const cutAndThrust: Rule = {
  id: ID,
  cites: [RULE],
  takes: 'level',
  cuts(turn: Turn, { winner }: Won, granted: Granted) {
    const { seat } = groupOf(turn.state, winner.figure.id);
    return !declines(turn, seat, winner.figure.id, ID) && attributeTest(turn, winner.figure, granted);
  },
  points: (_state, { cut }) => (cut ? 2 : undefined),
  rolls: {
    title: { fr: 'De taille et d’estoc', en: 'Cut and thrust' },
    told: { fr: 'de taille et d’estoc', en: 'cut and thrust' },
    written: ['cut', 'de taille et d’estoc', 'cut and thrust'],
  },
};
