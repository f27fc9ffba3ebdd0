import { oncePer } from '@escarmouche/skirmish';
import type { RuleGrant, Sheet } from './content.ts';
import { specialRules } from './registry.ts';
import type { Granted } from './rule.ts';

/** The rules of a figure and their sums, worked out once per sheet. Lengths in units. */
export interface GrantedRules {
  /** Given by the profile, by special objects and by the armour worn (UK-ATTR-GEN-OWNER). */
  readonly own: readonly Granted[];
  /** All of them, and those given by any weapon carried. */
  readonly all: readonly Granted[];
  /** Radius and height of the standing figure (UK-SYS-BASES). */
  readonly r: number;
  readonly h: number;
  /** Vitality of a sound figure (UK-DMG-VITALITY). */
  readonly vitality: number;
  readonly baseMove: number;
  readonly actions: number;
  readonly activations: number;
  /** The most actions of one type in a turn. */
  readonly repeats: number;
  readonly types: readonly string[];
}

const RADIUS = 500;
const HEIGHT = 1500;
const BASE_MOVE = 5000;
const ACTIONS = 2;
/** The type of figures that have no other (UK-ATTR-GEN-TYPES). */
const HUMAN = 'Humain';

/** The largest of some numbers, where there are any. */
const most = (values: readonly (number | undefined)[], least: number): number => Math.max(least, ...values.map((value) => value ?? 0));

/** The rules of a figure; worked out at the first call. */
export const grantedTo = oncePer((sheet: Sheet): GrantedRules => {
  const own = bind([...sheet.rules, ...[...sheet.objects, ...sheet.armour].flatMap(({ rules }) => rules)]);
  const carried = sheet.weapons.flatMap((weapon) =>
    bind(
      [...(weapon.melee?.rules ?? []), ...(weapon.ranged?.rules ?? []), ...(weapon.upgrades ?? []).flatMap(({ rules }) => rules)],
      weapon.id,
    ),
  );
  const rules = own.map(({ rule }) => rule);
  const move = rules.find(({ baseMove }) => baseMove !== undefined)?.baseMove ?? BASE_MOVE;
  const types = [...new Set([...sheet.types, ...rules.flatMap((rule) => rule.types ?? [])])];
  return {
    own,
    all: [...own, ...carried],
    r: most(
      rules.map(({ body }) => body?.r),
      RADIUS,
    ),
    h: most(
      rules.map(({ body }) => body?.h),
      HEIGHT,
    ),
    vitality:
      sheet.vitality ??
      most(
        rules.map(({ body }) => body?.vitality),
        1,
      ),
    baseMove: rules.reduce((sum, { slowsBy }) => sum - (slowsBy ?? 0), move),
    actions: most(
      rules.map(({ pace }) => pace?.actions),
      ACTIONS,
    ),
    activations: most(
      rules.map(({ pace }) => pace?.activations),
      1,
    ),
    repeats: most(
      rules.map(({ pace }) => pace?.repeats),
      1,
    ),
    types: types.length > 0 ? types : [HUMAN],
  };
});

/** Grants with their rules, and the rules that come with those; one a rule, the best of it (UK-ATTR-GEN-STACK). An unknown rule throws. */
export function bind(grants: readonly RuleGrant[], weapon?: string): readonly Granted[] {
  const all = grants.flatMap((grant) => [grant, ...(specialRules.get(grant.id).gives ?? [])]);
  return onePerRule(all.map((grant) => boundTo(grant, weapon)));
}

function boundTo(grant: RuleGrant, weapon: string | undefined): Granted {
  const rule = specialRules.get(grant.id);
  return weapon === undefined ? { rule, grant } : { rule, grant, weapon };
}

/** The same rule from several sources counts once, at its best level or number (UK-ATTR-GEN-STACK). */
export function onePerRule(granted: readonly Granted[]): readonly Granted[] {
  const best = new Map<string, Granted>();
  for (const one of granted) {
    const { id, kind } = one.grant;
    const key = kind === undefined ? id : `${id}:${kind}`;
    const known = best.get(key);
    if (!known || strength(one.grant) > strength(known.grant)) best.set(key, one);
  }
  return [...best.values()];
}

const strength = ({ level = 0, value = 0 }: RuleGrant): number => level + value;

/** The grant of a rule by its slug, if the profile, an object or the armour gives it. */
export function ownGrant(sheet: Sheet, id: string): Granted | undefined {
  return grantedTo(sheet).own.find(({ rule }) => rule.id === id);
}
