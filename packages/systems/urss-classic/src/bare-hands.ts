import { sheetOf } from '@escarmouche/skirmish';
import type { Indication } from './dice.ts';
import { isZombie } from './figures.ts';
import { grantedTo } from './granted.ts';
import { isLifted } from './lifted.ts';
import type { CarriedWeapon, FigureId, State } from './state.ts';

const RULE = 'UC-MELEE-BARE';

/** A figure with no melee weapon in hand has Combat - and Dégâts - (UC-MELEE-BARE), a zombie by option not (UC-SV-PRO-ZOMBI). */
export function bareHanded(
  state: State,
  figure: FigureId,
  weapons: readonly CarriedWeapon[],
  purpose: 'combat' | 'damage',
): readonly Indication[] {
  if (weapons.length > 0) return [];
  const sheet = sheetOf(state, figure);
  const bites = state.scene.options['zombie.naturalWeapon'] === 'basic' && isZombie(sheet);
  return bites || isLifted(state, grantedTo(sheet).own, { rule: RULE, purpose }) ? [] : [{ rule: RULE, effect: 'malus' }];
}
