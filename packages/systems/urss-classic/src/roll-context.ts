import type { Attack } from './attack.ts';
import type { CarriedWeapon, Figure } from './state.ts';

/** A roll about to be made: figure, purpose, opponent, weapons in hand. */
export interface RollContext {
  readonly purpose: 'combat' | 'shooting' | 'damage' | 'morale';
  readonly figure: Figure;
  readonly against?: Figure;
  /** Melee weapons in use in a fight or free attack; none for bare hands. */
  readonly weapons?: readonly CarriedWeapon[];
  /** The attack of a damage roll. */
  readonly attack?: Attack;
}
