import type { Rule } from '../rule.ts';

/** Leaps over walls and gaps, climbs without scenery, falls without harm. */
export const jumpPack: Rule = {
  id: 'propulseurs',
  cites: ['DZ-ITEM-JUMP-PACK'],
  title: { fr: 'Propulseurs', en: 'Jump Pack' },
  strides: (stride) => ({ ...stride, leaps: true }),
  resists: (effect) => effect === 'fall',
};
