import type { Rule } from '../rule.ts';
import { shieldBypass } from './passe-bouclier.ts';

/** Its shield is not bypassed by what is shot or thrown at it (UK-ATTR-BLINDE). */
export const armoured: Rule = {
  id: 'blinde',
  cites: ['UK-ATTR-BLINDE'],
  bearers: ['figure', 'shield'],
  withstands: ({ rule, attack }) => rule === shieldBypass.cites[0] && attack?.kind === 'shot',
};
