import { sheetOf } from '@escarmouche/skirmish';
import { isZombie } from '../figures.ts';
import type { Rule } from '../rule.ts';
import { frightening } from './effrayant.ts';

/** Its bearer causes fear to zombies, and to them only (UC-ATTR-LIVRE-SAINT). */
export const holyBook: Rule = {
  id: 'livre-saint',
  cites: ['UC-ATTR-LIVRE-SAINT'],
  chargeDeclared(turn, bearer, charger) {
    if (isZombie(sheetOf(turn.state, charger.id))) frightening.chargeDeclared?.(turn, bearer, charger);
  },
  daunts: (state, bearer, charger) => (isZombie(sheetOf(state, charger.id)) ? frightening.daunts?.(state, bearer, charger) : undefined),
  forbidsContact: frightening.forbidsContact,
};
