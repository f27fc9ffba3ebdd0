import type { Rule } from '../rule.ts';
import { shieldBypass } from './passe-bouclier.ts';

/** Its shield is not bypassed by what is shot or thrown at it (UK-ATTR-BLINDE). */
export const armoured: Rule = {
  id: 'blinde',
  cites: ['UK-ATTR-BLINDE'],
  keepsSave: (_save, { kind }, cancelling) => kind === 'shot' && cancelling.id === shieldBypass.id,
};
