import { sheetOf } from '@escarmouche/skirmish';
import type { Indication } from './dice.ts';
import { isZombie } from './figures.ts';
import type { CarriedWeapon, FigureId, State } from './state.ts';

/** A figure with no melee weapon in hand has Combat - and Dégâts - (UC-MELEE-BARE), a zombie by option not (UC-SV-PRO-ZOMBI). */
export function bareHanded(state: State, figure: FigureId, weapons: readonly CarriedWeapon[]): readonly Indication[] {
  const bites = state.scene.options['zombie.naturalWeapon'] === 'basic' && isZombie(sheetOf(state, figure));
  return weapons.length > 0 || bites ? [] : [{ rule: 'UC-MELEE-BARE', effect: 'malus' }];
}
