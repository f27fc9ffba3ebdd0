import { shootingWeapons } from '../aiming.ts';
import type { Rule } from '../rule.ts';

/** Shoots two weapons in one action, each by its own rules (UC-ATTR-AMBIDEXTRE). */
export const ambidextre: Rule = {
  id: 'ambidextre',
  cites: ['UC-ATTR-AMBIDEXTRE'],
  seconds: (state, bearer, first) => shootingWeapons(state, bearer).filter((weapon) => weapon !== first),
};
