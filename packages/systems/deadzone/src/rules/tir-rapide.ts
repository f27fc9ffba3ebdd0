import type { Rule } from '../rule.ts';

/** The weapon may spray. */
export const rapidFire: Rule = {
  id: 'tir-rapide',
  cites: ['DZ-ABIL-RAPID-FIRE'],
  title: { fr: 'Tir Rapide', en: 'Rapid Fire' },
  sprays: () => true,
};
