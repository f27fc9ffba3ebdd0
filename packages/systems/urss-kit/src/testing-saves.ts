import type { Arm } from './arm.ts';
import { meleeArm, rangedArm } from './arms.ts';
import type { Attack } from './attack.ts';
import type { WeaponKind } from './content.ts';
import type { Options } from './options.ts';
import { armourPiercing } from './rules/index.ts';
import { saveAgainst } from './saves.ts';
import { battle, blade, gun, type FigureSpec, type GrantSpec } from './testing.ts';

/** Saves for tests: of b against an attack of a, without the rolls before it. */

type Struck = Partial<Attack> & { readonly options?: Partial<Options> };

/** The level of the save; undefined when there is none. A shot from the front unless said otherwise. */
export function saveLevel(b: FigureSpec, { options = {}, ...attack }: Struck = {}, a: FigureSpec = {}): number | undefined {
  const { state } = battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, 5], ...b } }, options });
  const roll = saveAgainst(state, { kind: 'shot', target: 'b', by: 'a', rule: 'test', arc: 'front', hidden: 0, ...attack });
  return roll && (roll.pool.dice - 1) * (roll.pool.keep?.which === 'lowest' ? -1 : 1);
}

/** A melee weapon with these rules, of some kinds. */
export function armWith(rules: readonly GrantSpec[], kinds: readonly WeaponKind[] = []): Arm {
  return sure(meleeArm({ ...blade('arme', 0, rules), kinds: [...kinds] }));
}

/** A shooting weapon with these rules. */
export const gunWith = (rules: readonly GrantSpec[]): Arm => sure(rangedArm(gun('tir', 9, 0, rules)));

function sure(arm: Arm | undefined): Arm {
  if (!arm) throw new Error('no arm');
  return arm;
}

export const piercing = (value?: number): GrantSpec => ({ id: armourPiercing.id, ...(value !== undefined && { value }) });

/** A shield in hand. */
export const SHIELDED = { shields: ['bouclier'], held: ['bouclier'] } as const;

export const ALL_KINDS = ['fight', 'free', 'shot', 'power', 'fall'] as const;
