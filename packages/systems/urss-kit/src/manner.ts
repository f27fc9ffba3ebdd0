import type { Arm } from './arm.ts';
import type { RuleGrant } from './content.ts';
import type { Change } from './dice.ts';
import type { FigureId } from './state.ts';

/** How a shot is made: all that does not follow from the shooter, the weapon and the target. */
export interface Manner {
  /** What it adds to the roll to hit. */
  readonly changes?: readonly Change[];
  /** Special rules that bear on its blows alone. */
  readonly rules?: readonly RuleGrant[];
  /** It counts as aimed. */
  readonly aimed?: true;
  /** It may be aimed at who is hidden by another figure. */
  readonly pastFigures?: true;
  /** One shot, whatever the weapon. */
  readonly single?: true;
  /** The only figure that its shots may be aimed at. */
  readonly only?: FigureId;
  /** The other weapon of the same action. */
  readonly beside?: Arm;
}

/** An ordinary shot. */
export const PLAIN: Manner = {};
