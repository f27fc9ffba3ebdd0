import type { Arm } from './arm.ts';
import type { RuleGrant } from './content.ts';
import type { Change } from './dice.ts';
import type { FigureId } from './state.ts';

/** The manner of a shot: all that does not follow from the shooter, the weapon and the target. */
export interface Manner {
  /** Changes of the roll to hit. */
  readonly changes?: readonly Change[];
  /** Special rules that bear on its blows alone. */
  readonly rules?: readonly RuleGrant[];
  /** The shot counts as aimed. */
  readonly aimed?: true;
  /** Targets hidden by another figure are allowed. */
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
