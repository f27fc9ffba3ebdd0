import type { Armour, Level, RuleGrant, Weapon } from './content.ts';
import type { Sheet } from './state.ts';
import {
  cadence,
  cancelsSaves,
  doesNotPushBack,
  enorme,
  forceSensitive,
  groupAttack,
  hero,
  jetpack,
  lightsaberGuard,
  multipleCombats,
  passesShields,
  personnage,
  reloading,
  robust,
  slow,
  specialDestiny,
  support,
  twoHanded,
  zone,
} from './rules/index.ts';

/** Equipment and profiles for tests, by hand: the packs depend on this package and not the other way round. */

const named = (id: string): { id: string; cites: string; name: { fr: string; en: string } } => ({
  id,
  cites: `test:${id}`,
  name: { fr: id, en: id },
});

export const grant = (rule: string | RuleGrant): RuleGrant => (typeof rule === 'string' ? { id: rule } : rule);

/** A melee weapon, normal damage, one hand, unless said otherwise. */
export function blade(id: string, damage: Level = 'normal', hands: 1 | 2 = 1, rules: readonly (string | RuleGrant)[] = []): Weapon {
  return { ...named(id), class: 'melee', damage, hands, rules: rules.map(grant) };
}

/** A shooting weapon; range in paces. */
export function gun(id: string, range: number, damage: Level = 'normal', rules: readonly (string | RuleGrant)[] = []): Weapon {
  return { ...named(id), class: 'shooting', range: range * 1000, damage, rules: rules.map(grant) };
}

export function armour(id: string, save: Level): Armour {
  return { ...named(id), class: 'armour', save, arc: 'all' };
}

export function shield(id: string, save: Level, against?: Armour['against']): Armour {
  return { ...named(id), class: 'shield', save, arc: 'front', against };
}

const SABRE = [cancelsSaves.id, { id: lightsaberGuard.id, level: 'bonus' }] as const;

export const WEAPONS = {
  blaster: gun('blaster', 20),
  pistolet: gun('pistolet', 10),
  pistolet2: gun('pistolet2', 10),
  repetition: gun('repetition', 20, 'normal', [{ id: cadence.id, value: 2 }]),
  grenades: { ...gun('grenades', 10, 'malus', [{ id: zone.id, value: 3 }]), class: 'thrown' },
  arbalete: gun('arbalete', 25, 'bonus', [reloading.id]),
  vibrolame: blade('vibrolame'),
  epee: blade('epee'),
  hache: blade('hache', 'bonus'),
  lourde: blade('lourde', 'bonus', 2, [twoHanded.id]),
  lance: blade('lance', 'normal', 1, [support.id]),
  fleau: blade('fleau', 'normal', 1, [passesShields.id]),
  baton: blade('baton', 'malus', 2, [twoHanded.id, multipleCombats.id]),
  sabre: blade('sabre', 'bonus', 1, SABRE),
  doubleSabre: blade('doubleSabre', 'bonus', 2, [twoHanded.id, multipleCombats.id, ...SABRE]),
} as const satisfies Record<string, Weapon>;

const ARMOUR = {
  legere: armour('legere', 'malus'),
  armure: armour('armure', 'normal'),
  lourde: armour('lourde', 'bonus'),
  bouclier: shield('bouclier', 'malus'),
  rondache: shield('rondache', 'malus', ['melee']),
} as const satisfies Record<string, Armour>;

export type SheetSpec = Partial<Pick<Sheet, 'types' | 'combat' | 'shooting' | 'morale' | 'damage' | 'actions'>> & {
  readonly weapons?: readonly (keyof typeof WEAPONS | Weapon)[];
  readonly armour?: readonly (keyof typeof ARMOUR | Armour)[];
  readonly rules?: readonly (string | RuleGrant)[];
};

/** Ready profiles; a figure of one may be given more rules, or other weapons and skills. */
export const PROFILES = {
  plain: {},
  guerrier: { weapons: ['epee'] },
  guerrierHumain: { weapons: ['epee'], armour: ['armure', 'bouclier'] },
  guerrierNain: { weapons: ['hache'], armour: ['armure'], rules: [robust.id] },
  chevalier: { combat: 'bonus', weapons: ['epee'] },
  stormtrooper: { weapons: ['blaster'], armour: ['legere'], types: ['Stormtrooper'] },
  soldatRebelle: { weapons: ['blaster'], types: ['Rebelle'] },
  soldatRebelleLourd: { weapons: ['repetition'], types: ['Rebelle'] },
  commandoRebelle: { shooting: 'bonus', morale: 'bonus', weapons: ['blaster'], types: ['Rebelle'] },
  gardeGamorreen: { combat: 'malus', weapons: ['vibrolame'], rules: [robust.id] },
  mandalorien: { shooting: 'bonus', weapons: ['blaster', 'grenades'], armour: ['legere'], rules: [personnage.id, jetpack.id] },
  contrebandier: {
    shooting: 'bonus',
    weapons: ['pistolet'],
    rules: [{ id: hero.id, level: 'normal' }, specialDestiny.id, personnage.id],
  },
  jediMineur: { weapons: ['sabre'], rules: [forceSensitive.id, personnage.id] },
  jediGardien: { combat: 'bonus', weapons: ['sabre'], rules: [forceSensitive.id, personnage.id] },
  troll: {
    combat: 'malus',
    damage: 'bonus',
    weapons: [blade('massue')],
    rules: [enorme.id, robust.id, groupAttack.id],
    types: ['Troll'],
  },
  zombi: { morale: 'malus', combat: 'normal', rules: [slow.id, doesNotPushBack.id], types: ['Zombi'] },
} as const satisfies Record<string, SheetSpec>;

export type ProfileName = keyof typeof PROFILES;

/** The sheet of a ready profile with the changes of the test: weapons and armour in place of its own, rules beside its own. */
export function testSheet(id: string, group: string, like: ProfileName, given: SheetSpec): Sheet {
  const base: SheetSpec = PROFILES[like];
  const { types = [], combat = 'normal', shooting = 'normal', morale = 'normal', damage = 'normal', actions = 2 } = { ...base, ...given };
  return {
    id,
    name: id,
    group,
    profile: { id: like, cites: `test:${like}`, name: { fr: like, en: like } },
    types,
    combat,
    shooting,
    morale,
    damage,
    actions,
    weapons: (given.weapons ?? base.weapons ?? []).map((one) => (typeof one === 'string' ? WEAPONS[one] : one)),
    armour: (given.armour ?? base.armour ?? []).map((one) => (typeof one === 'string' ? ARMOUR[one] : one)),
    rules: [...(base.rules ?? []), ...(given.rules ?? [])].map(grant),
  };
}
