import { VERBS as ON_PLANE } from '../../plane/text/words.ts';
import type { SpecialRule } from '../game.ts';

/** Players' verbs for the actions, those of special rules included. */
export const verbsOf = (rules: readonly SpecialRule[]): typeof ON_PLANE => ({
  ...ON_PLANE,
  ...Object.fromEntries(rules.flatMap(({ id, action }) => (action?.special ? [[id, action.special.words.typed]] : []))),
});
