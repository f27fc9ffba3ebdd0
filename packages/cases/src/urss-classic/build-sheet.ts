import {
  idle,
  type Armour,
  type Bearer,
  type CarriedWeapon,
  type Level,
  type Profile,
  type RuleGrant,
  type Sheet,
  type Weapon,
} from '@escarmouche/urss-classic';
import { plain } from '@escarmouche/urss-classic/content';
import type { Report } from '../problem.ts';
import { fold, slug, text, type Text } from '../text.ts';
import { units } from '../plane/frame.ts';
import { findArmour, findProfile, findRule, findWeapon, type Lists } from './lookup.ts';
import type { FigureCase } from './schema-figure.ts';
import { toLevel } from './values.ts';

const isText = (found: object): found is Text => 'fr' in found;

type Skill = 'combat' | 'shooting' | 'damage' | 'morale';

const skills: Readonly<Record<string, Skill>> = {
  combat: 'combat',
  tir: 'shooting',
  shooting: 'shooting',
  degats: 'damage',
  degat: 'damage',
  damage: 'damage',
  moral: 'morale',
  morale: 'morale',
};

/** "Combat +" among the attributes, as profiles print it. */
function skillSign(written: string): { skill: Skill; level: Level } | undefined {
  const [, name = '', sign = ''] = /^\s*(.*?)\s*([+\-−]?)\s*$/.exec(written) ?? [];
  const skill = skills[fold(name)];
  const level = toLevel(sign);
  return skill && level ? { skill, level } : undefined;
}

const nameless = { ...plain, id: 'figure', cites: 'UC-SYS-SKILLS', name: text('Figurine', 'Figure'), types: [] } satisfies Profile;

type Equipped = Omit<Profile, 'weapons' | 'armour'> & { readonly weapons: readonly Weapon[]; readonly armour: readonly Armour[] };

function profileOf(spec: FigureCase, lists: Lists, report: Report): Equipped {
  const found = spec.profile === undefined ? nameless : findProfile(lists, spec.profile);
  if (isText(found)) report(['profile'], found);
  const profile = isText(found) ? nameless : found;
  const own = [...lists.named, ...lists.mixedIn].find(({ profiles }) => Object.values(profiles).includes(profile));
  return {
    ...profile,
    weapons: profile.weapons.flatMap((id) => own?.weapons[id] ?? []),
    armour: profile.armour.flatMap((id) => own?.armour[id] ?? []),
  };
}

function weaponsOf(spec: FigureCase, lists: Lists, report: Report): Weapon[] {
  return (spec.weapons ?? []).flatMap((one, i) => {
    if (typeof one === 'string') {
      const found = findWeapon(lists, one);
      if (!isText(found)) return [found];
      report(['weapons', i], found);
      return [];
    }
    const rules = (one.rules ?? []).flatMap((rule, j) => ruleOf(rule, 'weapon', (reason) => report(['weapons', i, 'rules', j], reason)));
    return [
      {
        id: slug(one.name),
        cites: 'UC-DMG-ROLL',
        name: text(one.name, one.name),
        class: one.class,
        damage: one.damage ?? 'normal',
        ...(one.class === 'melee' ? { hands: one.hands ?? 1 } : { range: units(one.range ?? 0) }),
        rules,
      },
    ];
  });
}

function armourOf(spec: FigureCase, lists: Lists, report: Report): Armour[] {
  return (spec.armour ?? []).flatMap((one, i) => {
    if (typeof one === 'string') {
      const found = findArmour(lists, one);
      if (!isText(found)) return [found];
      report(['armour', i], found);
      return [];
    }
    const { name, save, against } = one;
    const shape = one.class ?? 'armour';
    const arc = one.arc ?? (shape === 'shield' ? 'front' : 'all');
    return [{ id: slug(name), cites: 'UC-SAVE-ROLL', name: text(name, name), class: shape, save, arc, ...(against && { against }) }];
  });
}

/** The rule that is meant, if it does anything where it is given. */
function ruleOf(written: string, given: Bearer, report: (reason: Text) => void): RuleGrant[] {
  const found = findRule(written);
  const reason = isText(found) ? found : idle(found.id, given, text(written, written));
  if (reason) report(reason);
  return isText(found) ? [] : [found];
}

function named(wanted: string, one: { readonly id: string; readonly name?: Text; readonly cites?: string }): boolean {
  return [one.id, one.cites ?? '', one.name?.fr ?? '', one.name?.en ?? ''].some((name) => fold(name) === fold(wanted));
}

/** The profile without what `without` names; each name must name something. */
function stripped(profile: Equipped, without: readonly string[], report: Report): Equipped {
  let { weapons, armour, rules } = profile;
  without.forEach((wanted, i) => {
    const rule = findRule(wanted);
    const slugged = isText(rule) ? undefined : rule.id;
    const before = weapons.length + armour.length + rules.length;
    weapons = weapons.filter((one) => !named(wanted, one));
    armour = armour.filter((one) => !named(wanted, one));
    rules = rules.filter((one) => one.id !== slugged);
    if (weapons.length + armour.length + rules.length === before) {
      report(['without', i], text(`le profil n’a pas « ${wanted} »`, `the profile has no "${wanted}"`));
    }
  });
  return { ...profile, weapons, armour, rules };
}

/** Weapons of one kind are numbered: "pistolet", "pistolet-2". */
function numbered(weapons: readonly Weapon[]): CarriedWeapon[] {
  const seen = new Map<string, number>();
  return weapons.map((weapon) => {
    const count = (seen.get(weapon.id) ?? 0) + 1;
    seen.set(weapon.id, count);
    return count === 1 ? weapon : { ...weapon, id: `${weapon.id}-${count}` };
  });
}

const same = (a: RuleGrant, b: RuleGrant): boolean => a.id === b.id && a.kind === b.kind;

/** Rules of the profile, those of the case taking the place of those of the same name (Tueur de X may be had of several X). */
function merged(own: readonly RuleGrant[], added: readonly RuleGrant[]): RuleGrant[] {
  return [...own.filter((one) => !added.some((other) => same(one, other))), ...added];
}

/** One armour and one shield: a piece of the case takes the place of the profile's. */
function worn(own: readonly Armour[], added: readonly Armour[]): Armour[] {
  return [...own.filter((one) => !added.some((other) => other.class === one.class)), ...added];
}

/** The sheet of a figure: its profile, what the case changes, adds and takes away. Problems are reported by path. */
export function buildSheet(id: string, group: string, spec: FigureCase, lists: Lists, report: Report): Sheet {
  const profile = stripped(profileOf(spec, lists, report), spec.without ?? [], report);
  const levels: Record<Skill, Level> = {
    combat: profile.combat,
    shooting: profile.shooting,
    damage: profile.damage,
    morale: profile.morale,
  };
  const rules: RuleGrant[] = [];
  (spec.attributes ?? []).forEach((written, i) => {
    const skill = skillSign(written);
    if (skill) levels[skill.skill] = skill.level;
    else rules.push(...ruleOf(written, 'figure', (reason) => report(['attributes', i], reason)));
  });
  const types = [...new Set([...profile.types, ...(spec.types ?? [])])];
  return {
    id,
    name: spec.name ?? id,
    group,
    profile: { id: profile.id, cites: profile.cites, name: profile.name },
    types,
    combat: spec.combat ?? levels.combat,
    shooting: spec.shooting ?? levels.shooting,
    damage: spec.damage ?? levels.damage,
    morale: spec.morale ?? levels.morale,
    actions: spec.actions ?? profile.actions,
    weapons: numbered([...profile.weapons, ...weaponsOf(spec, lists, report)]),
    armour: worn(profile.armour, armourOf(spec, lists, report)),
    rules: merged(profile.rules, rules),
  };
}
