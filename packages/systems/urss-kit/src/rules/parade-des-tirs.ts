import { sheetOf } from '@escarmouche/skirmish';
import { ownGrant } from '../granted.ts';
import type { Rule } from '../rule.ts';
import { forceSensitive } from './sensible-a-la-force.ts';

/** The weapon in hand gives a save of value 4 against shots to figures sensitive to the Force (UK-ATTR-PARADE-DES-TIRS). */
export const shotParry: Rule = {
  id: 'parade-des-tirs',
  cites: ['UK-ATTR-PARADE-DES-TIRS'],
  saves(state, { kind }, bearer) {
    const parries = kind === 'shot' && ownGrant(sheetOf(state, bearer.id), forceSensitive.id) !== undefined;
    return parries ? [{ value: 4, class: 'innate', source: 'UK-ATTR-PARADE-DES-TIRS' }] : [];
  },
};
