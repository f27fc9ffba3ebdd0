import type { Text } from '@escarmouche/referee';
import type { WeaponKind } from './content.ts';
import type { Change } from './dice.ts';
import type { Granted } from './rule.ts';

/** A weapon as it is used: in a fight, or shooting, with its improvements. Lengths in units. */
export interface Arm {
  /** Id of the weapon as its bearer carries it. */
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  readonly hands: number;
  /** The weapon's own damage, then its improvements. */
  readonly damage: readonly Change[];
  readonly rules: readonly Granted[];
  readonly kinds: readonly WeaponKind[];
  /** Normal range; 0 in a fight. */
  readonly range: number;
  /** The bearer stays unarmed: the damage is a change of the bare hands'. */
  readonly unarmed: boolean;
  /** The skill that shots are made with. */
  readonly skill: 'shooting' | 'throwing';
  /** Attacks with this arm do not give their figure away. */
  readonly silent: boolean;
}
