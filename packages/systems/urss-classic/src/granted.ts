import { oncePer } from '@escarmouche/skirmish';
import type { RuleGrant } from './content.ts';
import { specialRules } from './registry.ts';
import type { Granted } from './rule.ts';
import type { CarriedWeapon, Sheet } from './state.ts';

/** The rules of a figure and their sums, worked out once per sheet. Lengths in units. */
export interface GrantedRules {
  /** Given by the profile. */
  readonly own: readonly Granted[];
  /** Given by the profile or by any weapon carried. */
  readonly all: readonly Granted[];
  /** Radius and height of the standing figure (UC-SYS-BASES). */
  readonly r: number;
  readonly h: number;
  /** Vitality of a sound figure: the largest that its rules give (UC-DMG-POINT). */
  readonly vitality: number;
  /** Two rules that give different base moves cancel each other (UC-MOVE-BASE). */
  readonly baseMove: number;
}

const RADIUS = 500;
const HEIGHT = 1500;
const BASE_MOVE = 5000;

/** The rules of a figure (UC-SYS-SKILLS); worked out at the first call. */
export const grantedTo = oncePer((sheet: Sheet): GrantedRules => {
  const own = bind(sheet.rules);
  const all = [...own, ...sheet.weapons.flatMap(grantedByWeapon)];
  const bodies = all.flatMap(({ rule }) => rule.body ?? []);
  const moves = new Set(all.flatMap(({ rule }) => rule.baseMove ?? []));
  return {
    own,
    all,
    r: Math.max(RADIUS, ...bodies.map((body) => body.r ?? 0)),
    h: Math.max(HEIGHT, ...bodies.map((body) => body.h ?? 0)),
    vitality: Math.max(1, ...bodies.map((body) => body.vitality ?? 0)),
    baseMove: moves.size === 1 ? Math.max(...moves) : BASE_MOVE,
  };
});

/** The rules that a weapon gives its bearer. */
export const grantedByWeapon = oncePer((weapon: CarriedWeapon): readonly Granted[] => bind(weapon.rules, weapon));

/** Grants with their rules. An unknown rule throws. */
export function bind(grants: readonly RuleGrant[], weapon?: CarriedWeapon): readonly Granted[] {
  return grants.map((grant) => ({ rule: specialRules.get(grant.id), grant, weapon }));
}

/** The grant of a rule by its slug, if the profile (or a weapon carried) gives it. */
export function grantOf(sheet: Sheet, id: string): Granted | undefined {
  return grantedTo(sheet).all.find(({ rule }) => rule.id === id);
}
