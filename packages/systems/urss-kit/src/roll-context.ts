import type { Arm } from './arm.ts';
import type { Attack } from './attack.ts';
import type { Figure } from './state.ts';

/** A roll about to be made: figure, purpose, opponent, arms in hand. */
export interface RollContext {
  /** test: of an attribute or power, named by `of`. */
  readonly purpose: 'combat' | 'shooting' | 'damage' | 'morale' | 'initiative' | 'test';
  readonly figure: Figure;
  readonly against?: Figure;
  /** Arms in use: those of a fight or free attack, none for bare hands; the one that shoots. */
  readonly arms?: readonly Arm[];
  /** The attack of a damage roll. */
  readonly attack?: Attack;
  /** Slug of the rule tested. */
  readonly of?: string;
  /** The other weapon of a shooting action with two. */
  readonly beside?: Arm;
  /** The roll carries out an action of the figure's own activation: not of a reaction, nor in another's fight. */
  readonly own?: boolean;
}
