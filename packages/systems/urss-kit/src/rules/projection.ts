import { figureOf } from '@escarmouche/skirmish';
import type { Consequence } from '../consequence.ts';
import type { Rule } from '../rule.ts';
import type { Figure } from '../state.ts';

/** Whom it throws down, unless it lies already. */
const thrownDown = ({ posture }: Figure): Consequence | undefined => (posture === 'prone' ? undefined : { test: 3, falls: 'prone' });

/** A test knocks down who loses a Combat or is hit by a shot (UK-ATTR-PROJECTION). */
export const projection: Rule = {
  id: 'projection',
  cites: ['UK-ATTR-PROJECTION'],
  takes: 'level',
  won: (_state, { loser }) => thrownDown(loser.figure),
  hit: (state, { target }) => thrownDown(figureOf(state, target)),
  rolls: {
    title: { fr: 'Projection', en: 'Projection' },
    told: { fr: 'projection', en: 'projection' },
    written: ['projection'],
  },
};
