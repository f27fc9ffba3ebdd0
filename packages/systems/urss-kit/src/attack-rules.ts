import { oncePer, sheetOf } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import type { RuleGrant } from './content.ts';
import { bind, grantedTo } from './granted.ts';
import type { Granted } from './rule.ts';
import type { State } from './state.ts';

/** The attacker's rules that bear on its damage: its own for damage by weapons, those of the arm used, those of this blow (UK-ATTR-GEN-OWNER). */
export function attackRules(state: State, attack: Attack): readonly Granted[] {
  const [own = NONE, ...others] = attackLists(state, attack);
  return own.concat(...others);
}

/** The same as lists, to be looked up by hook. */
export function attackLists(state: State, { by, kind, arm, rules }: Attack): readonly (readonly Granted[])[] {
  const own = by === undefined || kind === 'power' ? NONE : grantedTo(sheetOf(state, by)).own;
  return [own, arm?.rules ?? NONE, rules ? ofBlow(rules) : NONE];
}

const NONE: readonly Granted[] = [];
const ofBlow = oncePer((rules: readonly RuleGrant[]): readonly Granted[] => bind(rules));
