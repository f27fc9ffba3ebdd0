import type { Text } from '@escarmouche/referee';
import type { WeaponKind } from './content.ts';
import type { Change } from './dice.ts';
import type { Granted } from './rule.ts';

/** A weapon as it is used: in a fight, or shooting, with its improvements. Lengths in units. */
export interface Arm {
  /** Of the weapon as its bearer carries it. */
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  readonly hands: number;
  /** The weapon's own damage, then what improves it. */
  readonly damage: readonly Change[];
  readonly rules: readonly Granted[];
  readonly kinds: readonly WeaponKind[];
  /** Normal range; 0 in a fight. */
  readonly range: number;
  /** It leaves its bearer unarmed: its damage is a change of the bare hands'. */
  readonly unarmed: boolean;
  /** The skill that it shoots with. */
  readonly skill: 'shooting' | 'throwing';
  /** Its use gives nobody away. */
  readonly silent: boolean;
}
