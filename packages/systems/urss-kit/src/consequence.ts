import type { Arm } from './arm.ts';

/** A rule's consequence for the loser of a Combat or the target of a hit: carried out in the order of the document (UK-ATTR-GEN-FIGHT, UK-ATTR-GEN-SHOT). */
export interface Consequence {
  /** Before any test one of these weapons breaks; the winner's player chooses. */
  readonly breaks?: readonly Arm[];
  /** The rest takes a test of the rule, unless its player declines it; the tests are taken in this order. */
  readonly test?: 1 | 2 | 3;
  /** The damage roll of the weapon is made as a cut. */
  readonly cuts?: true;
  /** Once the damage rolls are made the figure falls, and may be stunned. */
  readonly falls?: 'prone' | 'stunned';
  /** Last of all the figure is pushed so many units; without a test before it the winner may decline. */
  readonly pushed?: number;
}
