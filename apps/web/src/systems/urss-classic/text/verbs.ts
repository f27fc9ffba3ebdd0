import { specialRules } from '@escarmouche/urss-classic';
import { VERBS as ON_PLANE } from '../../plane/text/words.ts';

/** What players call the actions, those of special rules included. */
export const VERBS: typeof ON_PLANE = {
  ...ON_PLANE,
  ...Object.fromEntries(specialRules.all().flatMap(({ id, action }) => (action?.special ? [[id, action.special.words.typed]] : []))),
};
