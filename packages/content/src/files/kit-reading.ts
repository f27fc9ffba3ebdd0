import { idle, specialRules, withDefaults, type Reading } from '@escarmouche/urss-kit';

/** Equipment of URSS kit is judged by the usual options. */
export const kitReading: Reading = {
  options: withDefaults({}),
  rules: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  idle,
};
