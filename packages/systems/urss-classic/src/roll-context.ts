import type { Attack } from './attack.ts';
import type { CarriedWeapon, Figure } from './state.ts';

/** A roll about to be made: whose, for what, against whom, with what in hand. */
export interface RollContext {
  readonly purpose: 'combat' | 'shooting' | 'damage' | 'morale';
  readonly figure: Figure;
  readonly against?: Figure;
  /** Melee weapons in use in a fight or free attack; none is bare-handed. */
  readonly weapons?: readonly CarriedWeapon[];
  /** The attack a damage roll belongs to. */
  readonly attack?: Attack;
}
