import { fatalChances, fatalPoints } from '../fatal.ts';
import type { Rule } from '../rule.ts';

/** One damage point takes 1D3 vitality points (UC-ATTR-COUP-FATAL). */
export const fatalBlow: Rule = {
  id: 'coup-fatal',
  cites: ['UC-ATTR-COUP-FATAL'],
  points: (turn, attack) => fatalPoints(turn, attack, 'UC-ATTR-COUP-FATAL'),
  pointChances: () => fatalChances,
};
