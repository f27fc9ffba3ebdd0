import type { Pool } from '@escarmouche/referee';
import { bareHanded } from '../bare-hands.ts';
import { opposedPool } from '../dice.ts';
import { skillIndications } from '../indications.ts';
import type { RollContext } from '../roll-context.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';
import { outnumbered } from './multi.ts';

/** The Combat roll of a figure with these weapons in use; none for bare hands (UC-MELEE-ROLL). */
export function combatPool(state: State, figure: Figure, against: Figure, weapons: readonly CarriedWeapon[]): Pool {
  const roll: RollContext = { purpose: 'combat', figure, against, weapons };
  const bare = bareHanded(state, figure.id, weapons, 'combat');
  return opposedPool([...skillIndications(state, roll), ...bare, ...outnumbered(state, figure, weapons)]);
}
