import type { Armour, RuleGrant, Shield, Sheet, Skills, Weapon } from './content.ts';
import { character, cutAndThrust, tough } from './rules/index.ts';

/** Equipment and profiles for tests, by hand: the packs depend on this package and not the other way round. */

const named = (id: string): { id: string; cites: string; name: { fr: string; en: string } } => ({
  id,
  cites: `test:${id}`,
  name: { fr: id, en: id },
});

export type GrantSpec = string | RuleGrant;

const grant = (rule: GrantSpec): RuleGrant => (typeof rule === 'string' ? { id: rule } : rule);

/** A melee weapon: damage level 0, one hand, unless said otherwise. */
export function blade(id: string, damage = 0, rules: readonly GrantSpec[] = [], hands = 1): Weapon {
  return { ...named(id), hands, melee: { damage, rules: rules.map(grant) } };
}

/** A shooting weapon; range in paces. */
export function gun(id: string, range: number, damage = 0, rules: readonly GrantSpec[] = [], hands = 1): Weapon {
  return { ...named(id), hands, ranged: { damage, range: range * 1000, rules: rules.map(grant) } };
}

export function armour(id: string, save: number, rules: readonly GrantSpec[] = []): Armour {
  return { ...named(id), save, rules: rules.map(grant) };
}

export function shield(id: string, save: number, rules: readonly GrantSpec[] = []): Shield {
  return { ...named(id), hands: 1, save, rules: rules.map(grant) };
}

/** Plain things with no rule of their own, and those of the document whose rules every test of melee needs. */
export const WEAPONS = {
  lame: blade('lame'),
  lame2: blade('lame2'),
  lameFine: blade('lameFine', -1),
  lameLourde: blade('lameLourde', 1),
  espadon: blade('espadon', 1, [], 2),
  epee: blade('epee', 0, [{ id: cutAndThrust.id, level: -1 }]),
  pistolet: gun('pistolet', 5),
  pistolet2: gun('pistolet2', 5),
  fusil: gun('fusil', 12, 0, [], 2),
} as const satisfies Record<string, Weapon>;

export const ARMOURS = {
  legere: armour('legere', -2),
  armure: armour('armure', -1),
  lourde: armour('lourde', 0),
} as const satisfies Record<string, Armour>;

export const SHIELDS = { bouclier: shield('bouclier', -1) } as const satisfies Record<string, Shield>;

/** A soldier: every skill at level 0 unless said otherwise (`null` leaves one out), no equipment. */
export interface SheetSpec {
  readonly skills?: Partial<{ readonly [K in keyof Skills]: number | null }>;
  readonly rules?: readonly GrantSpec[];
  readonly types?: readonly string[];
  readonly weapons?: readonly (keyof typeof WEAPONS | Weapon)[];
  readonly armour?: readonly (keyof typeof ARMOURS | Armour)[];
  readonly shields?: readonly (keyof typeof SHIELDS | Shield)[];
  readonly objects?: Sheet['objects'];
  readonly hands?: number;
  readonly fullVitality?: number;
  /** Three vitality points, and a save of its own. */
  readonly character?: boolean;
  readonly tough?: boolean;
}

const PLAIN = { combat: 0, shooting: 0, throwing: 0, initiative: 0, morale: 0 } as const;

function skillsOf(given: SheetSpec['skills']): Skills {
  const entries = Object.entries({ ...PLAIN, ...given });
  return Object.fromEntries(entries.filter(([, level]) => level !== null && level !== undefined)) as Skills;
}

export function testSheet(id: string, group: string, spec: SheetSpec): Sheet {
  const extra = [...(spec.character ? [character.id] : []), ...(spec.tough ? [tough.id] : [])];
  return {
    id,
    name: id,
    group,
    profile: named('soldat'),
    skills: skillsOf(spec.skills),
    types: [...(spec.types ?? [])],
    rules: [...(spec.rules ?? []), ...extra].map(grant),
    weapons: (spec.weapons ?? []).map((one) => (typeof one === 'string' ? WEAPONS[one] : one)),
    armour: (spec.armour ?? []).map((one) => (typeof one === 'string' ? ARMOURS[one] : one)),
    shields: (spec.shields ?? []).map((one) => (typeof one === 'string' ? SHIELDS[one] : one)),
    objects: [...(spec.objects ?? [])],
    ...(spec.hands !== undefined && { hands: spec.hands }),
    ...(spec.fullVitality !== undefined && { vitality: spec.fullVitality }),
  };
}
