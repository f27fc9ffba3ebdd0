import { sheetOf } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import { bind, grantedByWeapon, grantedTo } from './granted.ts';
import type { Granted } from './rule.ts';
import type { State } from './state.ts';

/** The attacker's rules that bear on its damage: its own, those of the weapon used, those of the power. */
export function attackRules(state: State, attack: Attack): readonly Granted[] {
  const own = attack.by === undefined ? [] : grantedTo(sheetOf(state, attack.by)).own;
  return [...own, ...(attack.weapon ? grantedByWeapon(attack.weapon) : []), ...bind(attack.rules ?? [])];
}
