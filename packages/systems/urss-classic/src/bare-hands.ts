import type { Indication } from './rule.ts';
import type { CarriedWeapon } from './state.ts';

/** A figure with no melee weapon in hand has Combat - and Dégâts - (UC-MELEE-BARE). */
export function bareHanded(weapons: readonly CarriedWeapon[]): readonly Indication[] {
  return weapons.length > 0 ? [] : [{ rule: 'UC-MELEE-BARE', effect: 'malus' }];
}
