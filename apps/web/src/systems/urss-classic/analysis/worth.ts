import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { figureOdds, fullVitality, type State } from '@escarmouche/urss-classic';
import { worthBy } from '../../urss/analysis/worth.ts';

/** The strength of each side, by the means of its shots and fights. */
export const worthOf = worthBy<State>({
  odds: figureOdds,
  sound: (state, id) => ({
    ...figureOf(state, id),
    perch: undefined,
    vitality: fullVitality(sheetOf(state, id)),
    alert: false,
    marks: {},
  }),
});
