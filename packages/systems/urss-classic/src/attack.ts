import type { Level, RuleGrant } from './content.ts';
import type { CarriedWeapon, FigureId } from './state.ts';

/** A blow that may cause damage, as it was struck: all that saves and cancelling rules need. */
export interface Attack {
  readonly kind: 'fight' | 'free' | 'shot' | 'power' | 'fall';
  readonly target: FigureId;
  /** Absent in a fall. */
  readonly by?: FigureId;
  /** The weapon whose damage and rules count; none for bare hands, powers and falls. */
  readonly weapon?: CarriedWeapon;
  /** Melee weapons of the striker in use: none for bare hands. */
  readonly weapons?: readonly CarriedWeapon[];
  /** The level of a power or of a fall. */
  readonly level?: Level;
  /** The rule that calls for the damage roll: a power's id, UC-MOVE-FALL … */
  readonly rule: string;
  /** Rules of the power. */
  readonly rules?: readonly RuleGrant[];
  /** The arc of the target it comes from; none for a fall. */
  readonly arc: 'front' | 'rear' | 'none';
  /** Hidden share of the target as the attacker sees it, 0 to 1; 0 in melee. */
  readonly hidden: number;
  /** The target holds a two-handed weapon or two weapons in this fight: no shield (UC-SYS-HANDS). */
  readonly handsFull?: boolean;
}

/** A save a figure has against an attack (UC-SAVE-STACK). */
export interface Save {
  readonly level: Level;
  /** Order among equal levels: armour, shield, innate attribute, temporary effect, cover. */
  readonly class: 'armour' | 'shield' | 'innate' | 'effect' | 'cover';
  /** Catalogue id of the rule that grants the save; one save a source. */
  readonly source: string;
}
