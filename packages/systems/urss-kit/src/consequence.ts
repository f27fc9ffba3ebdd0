import type { Arm } from './arm.ts';

/** What a rule does to who has lost a Combat, or is hit by a shot: carried out in the order of the document (UK-ATTR-GEN-FIGHT, UK-ATTR-GEN-SHOT). */
export interface Consequence {
  /** Before any test one of these weapons breaks; the winner's player says which. */
  readonly breaks?: readonly Arm[];
  /** All that follows takes a test of the rule, unless its player declines it; the tests are taken in this order. */
  readonly test?: 1 | 2 | 3;
  /** The damage roll of the weapon is made as a cut. */
  readonly cuts?: true;
  /** Once the damage rolls are made the figure falls, and may be stunned. */
  readonly falls?: 'prone' | 'stunned';
  /** Last of all the figure is pushed so many units; without a test before it the winner may decline. */
  readonly pushed?: number;
}
