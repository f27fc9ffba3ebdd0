import type { Arm } from './arm.ts';
import type { Attack } from './attack.ts';
import type { Figure } from './state.ts';

/** A roll about to be made: whose, for what, against whom, with what in hand. */
export interface RollContext {
  /** test: of an attribute or power, named by `of`. */
  readonly purpose: 'combat' | 'shooting' | 'damage' | 'morale' | 'initiative' | 'test';
  readonly figure: Figure;
  readonly against?: Figure;
  /** Arms in use: those of a fight or free attack, none is bare-handed; the one that shoots. */
  readonly arms?: readonly Arm[];
  /** The attack a damage roll belongs to. */
  readonly attack?: Attack;
  /** Slug of what is tested. */
  readonly of?: string;
  /** The other weapon of a shooting action with two. */
  readonly beside?: Arm;
  /** The roll carries out an action of the figure's own activation: not of a reaction, nor in another's fight. */
  readonly own?: boolean;
}
