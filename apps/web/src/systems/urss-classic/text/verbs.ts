import { specialRules } from '@escarmouche/urss-classic';
import { verbsOf } from '../../urss/text/verbs.ts';

/** Players' verbs for the actions, those of special rules included. */
export const VERBS = verbsOf(specialRules.all());
