import { sheetOf } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import { bind, grantedTo } from './granted.ts';
import type { Granted } from './rule.ts';
import type { State } from './state.ts';

/** The attacker's rules that bear on the damage it does: its own for what it does with weapons, those of the arm used, those of this blow (UK-ATTR-GEN-OWNER). */
export function attackRules(state: State, { by, kind, arm, rules }: Attack): readonly Granted[] {
  const own = by === undefined || kind === 'power' ? [] : grantedTo(sheetOf(state, by)).own;
  const used = arm ? own.concat(arm.rules) : own;
  return rules ? used.concat(bind(rules)) : used;
}
