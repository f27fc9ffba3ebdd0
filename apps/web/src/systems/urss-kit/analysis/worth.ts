import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { figureOdds, fullVitality, type State } from '@escarmouche/urss-kit';
import { worthBy } from '../../urss/analysis/worth.ts';

/** The strength of each side, by the means of shots and fights with the weapons in hand. */
export const worthOf = worthBy<State>({
  odds: figureOdds,
  sound: (state, id) => ({
    ...figureOf(state, id),
    perch: undefined,
    vitality: fullVitality(sheetOf(state, id)),
    stunned: false,
    alert: false,
    blows: 0,
    marks: {},
  }),
});
