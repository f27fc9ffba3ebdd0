import { specialRules } from '@escarmouche/deadzone';

/** The catalogue id of a rule that may be named by its slug. */
export const ruleOf = (rule: string): string => (specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule);
