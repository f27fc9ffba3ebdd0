import { figureOf } from '@escarmouche/skirmish';
import type { Consequence } from '../consequence.ts';
import type { Rule } from '../rule.ts';
import type { Figure } from '../state.ts';

/** The fall of a figure, unless it lies already. */
const thrownDown = ({ posture }: Figure): Consequence | undefined => (posture === 'prone' ? undefined : { test: 3, falls: 'prone' });

/** A test knocks down the loser of a Combat or the target of a hit (UK-ATTR-PROJECTION). */
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
