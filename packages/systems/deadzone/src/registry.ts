import { createRegistry, oncePer } from '@escarmouche/skirmish';
import type { Grant, Sheet, Weapon } from './content.ts';
import type { Granted, Rule } from './rule.ts';

/** Every ability, item and special rule of an army; the game lists them (`game.ts`). */
export const specialRules = createRegistry<Rule>('special rule');

const bound = (grants: readonly Grant[], weapon?: Weapon): readonly Granted[] =>
  grants.map((grant) => ({ rule: specialRules.get(grant.rule), grant, ...(weapon && { weapon }) }));

/** Rules that a figure has by itself. */
export const rulesOf = oncePer((sheet: Sheet) => bound(sheet.rules));

/** Rules of a weapon, at work while the weapon is used (DZ-ABIL-PRECEDENCE). */
export const weaponRules = oncePer((weapon: Weapon) => bound(weapon.rules, weapon));

/** Rules of a figure and of the weapon that it uses. */
export function rulesWith(sheet: Sheet, weapon?: Weapon): readonly Granted[] {
  const own = rulesOf(sheet);
  return weapon ? [...own, ...weaponRules(weapon)] : own;
}

export const valueOf = ({ grant }: Granted): number => grant.value ?? 1;
