import type { Rule } from '../rule.ts';
import { shieldBypass } from './passe-bouclier.ts';

/** The shield is not bypassed by shots and throws (UK-ATTR-BLINDE). */
export const armoured: Rule = {
  id: 'blinde',
  cites: ['UK-ATTR-BLINDE'],
  bearers: ['figure', 'shield'],
  withstands: ({ rule, attack }) => rule === shieldBypass.cites[0] && attack?.kind === 'shot',
};
