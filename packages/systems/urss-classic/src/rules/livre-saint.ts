import { sheetOf } from '@escarmouche/skirmish';
import type { Rule } from '../rule.ts';
import { frightening } from './effrayant.ts';

const KIND = 'Zombi';

/** Its bearer causes fear to zombies, and to them only (UC-ATTR-LIVRE-SAINT). */
export const holyBook: Rule = {
  id: 'livre-saint',
  cites: ['UC-ATTR-LIVRE-SAINT'],
  chargeDeclared(turn, bearer, charger, reaction) {
    if (!sheetOf(turn.state, charger.id).types.includes(KIND)) return true;
    return frightening.chargeDeclared?.(turn, bearer, charger, reaction) ?? true;
  },
  forbidsContact: frightening.forbidsContact,
};
