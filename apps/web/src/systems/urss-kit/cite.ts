import { specialRules } from '@escarmouche/urss-kit';

/** The catalogue id of a rule that may be named by its slug. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}
