import type { Arm } from './arm.ts';
import type { RuleGrant } from './content.ts';
import type { FigureId } from './state.ts';

/** A blow that may cause damage, as it was struck: all that saves and cancelling rules need. */
export interface Attack {
  readonly kind: 'fight' | 'free' | 'shot' | 'power' | 'fall';
  readonly target: FigureId;
  /** Absent in a fall. */
  readonly by?: FigureId;
  /** The arm of the blow, whose damage and rules count; none for bare hands, powers and falls. */
  readonly arm?: Arm;
  /** The level of a power or of a fall. */
  readonly level?: number;
  /** The rule that calls for the damage roll: UK-MELEE-WIN, a power's id, UK-MOVE-FALL … */
  readonly rule: string;
  /** Rules of a power, or of the way a shot is made, that bear on this blow alone. */
  readonly rules?: readonly RuleGrant[];
  /** The arc of the target it comes from; none for a fall. */
  readonly arc: 'front' | 'rear' | 'none';
  /** Hidden share of the target as the attacker sees it, 0 to 1; 0 in melee. */
  readonly hidden: number;
  /** A rule of the winner has made it a cut: it may take more points. */
  readonly cut?: boolean;
}

/** A source of save that works against an attack (UK-SAVE-STACK, UK-SAVE-SCOPE). */
export interface Save {
  /** Level + 3, the number that is added up. */
  readonly value: number;
  readonly class: 'armour' | 'shield' | 'innate' | 'effect' | 'cover' | 'posture' | 'run';
  /** Catalogue id of the rule that grants the save; one save a source. */
  readonly source: string;
  /** The giver, where by option saves of two figures add up (UK-SKILL-MODIFIERS). */
  readonly by?: FigureId;
}
