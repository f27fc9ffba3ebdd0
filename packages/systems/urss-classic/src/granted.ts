import type { RuleGrant } from './content.ts';
import { ruleOf, type Granted } from './rule.ts';
import type { CarriedWeapon, Sheet } from './state.ts';

/** The rules of a figure, indexed once per sheet. */
export interface GrantedRules {
  /** Given by the profile. */
  readonly own: readonly Granted[];
  /** Given by the profile or by any weapon carried. */
  readonly all: readonly Granted[];
}

const index = new WeakMap<Sheet, GrantedRules>();
const weaponIndex = new WeakMap<CarriedWeapon, readonly Granted[]>();

export function grantedTo(sheet: Sheet): GrantedRules {
  const known = index.get(sheet);
  if (known) return known;
  const own = bind(sheet.rules);
  const result = { own, all: [...own, ...sheet.weapons.flatMap(grantedByWeapon)] };
  index.set(sheet, result);
  return result;
}

export function grantedByWeapon(weapon: CarriedWeapon): readonly Granted[] {
  const known = weaponIndex.get(weapon);
  if (known) return known;
  const result = bind(weapon.rules, weapon);
  weaponIndex.set(weapon, result);
  return result;
}

export function bind(grants: readonly RuleGrant[], weapon?: CarriedWeapon): readonly Granted[] {
  return grants.map((grant) => ({ rule: ruleOf(grant.id), grant, weapon }));
}

/** The grant of a rule by its slug, if the profile (or a weapon carried) gives it. */
export function grantOf(sheet: Sheet, id: string): Granted | undefined {
  return grantedTo(sheet).all.find(({ rule }) => rule.id === id);
}

export function weaponHas(weapon: CarriedWeapon | undefined, id: string): boolean {
  return weapon?.rules.some((grant) => grant.id === id) ?? false;
}
