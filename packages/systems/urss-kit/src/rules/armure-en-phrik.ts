import type { Rule } from '../rule.ts';
import { armourPiercing } from './transperce-armure.ts';

/** A lightsaber does not pierce the armour, nor protection worn with it (UK-ATTR-ARMURE-PHRIK). */
export const phrikArmour: Rule = {
  id: 'armure-en-phrik',
  cites: ['UK-ATTR-ARMURE-PHRIK'],
  bearers: ['figure', 'shield'],
  withstands: ({ rule, weapon, attack }) =>
    rule === armourPiercing.cites[0] && weapon !== undefined && attack?.arm?.kinds.includes('sabre-laser') === true,
};
