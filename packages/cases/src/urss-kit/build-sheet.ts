import { kit, type WrittenProfile } from '@escarmouche/content/kit';
import {
  idle,
  specialRules,
  type Armour,
  type Bearer,
  type Content,
  type Profile,
  type RuleGrant,
  type Sheet,
  type Shield,
  type Upgrade,
  type Weapon,
} from '@escarmouche/urss-kit';
import { numbered, sheetFrom } from '@escarmouche/urss-kit/bands';
import type { Report } from '../problem.ts';
import { slug, text, type Text } from '../text.ts';
import { units } from '../plane/frame.ts';
import { isCalled, named, unknown, type Named } from '../plane/names.ts';
import { findAttribute, findEquipment, findGrants, findProfile, isText, itemNamed, NOTHING, ruleNamed, titleOf } from './lookup.ts';
import type { FigureCase } from './schema-figure.ts';

type WeaponCase = Exclude<NonNullable<FigureCase['weapons']>[number], string>;
type ProtectionCase = Exclude<NonNullable<FigureCase['armour']>[number], string>;

const SKILLS = ['combat', 'shooting', 'throwing', 'initiative', 'morale', 'damage', 'save'] as const;

/** A figure without a profile has every skill at its plain level, and no innate save. */
const PLAIN: WrittenProfile = { ...NOTHING, skills: { combat: 0, shooting: 0, throwing: 0, initiative: 0, morale: 0 } };

/** Special rules that make a weapon a thrown one. */
const THROWN: readonly RuleGrant[] = specialRules.all().flatMap(({ id, arm }) => (arm?.skill === 'throwing' ? [{ id }] : []));

/** A profile being put together, with the things that a case makes up. */
interface Draft {
  profile: WrittenProfile;
  weapons: Record<string, Weapon>;
  upgrades: Record<string, Upgrade>;
  armour: Record<string, Armour>;
  shields: Record<string, Shield>;
}

/** The sheet of a figure: its profile, what the case changes, adds and takes away. Problems are reported by path. */
export function buildSheet(id: string, group: string, spec: FigureCase, report: Report): Sheet {
  const draft: Draft = { profile: profileOf(spec, report), weapons: {}, upgrades: {}, armour: {}, shields: {} };
  takeAway(draft, spec.without ?? [], report);
  addAttributes(draft, spec, report);
  addWeapons(draft, spec, report);
  for (const key of ['armour', 'shield'] as const) {
    (spec[key] ?? []).forEach((one, i) => protect(draft, one, key === 'shield', (reason) => report([key, i], reason)));
  }
  addObjects(draft, spec, report);
  const content: Content = {
    ...kit,
    weapons: { ...kit.weapons, ...draft.weapons },
    upgrades: { ...kit.upgrades, ...draft.upgrades },
    armour: { ...kit.armour, ...draft.armour },
    shields: { ...kit.shields, ...draft.shields },
  };
  const { name: _name, ...being } = draft.profile;
  const profile: Profile = {
    ...being,
    id: 'figure',
    cites: 'UK-PROFILE-FORMAT',
    name: text('Figurine', 'Figure'),
    types: [...new Set([...being.types, ...(spec.types ?? [])])],
    ...(spec.hands !== undefined && { hands: spec.hands }),
    ...(spec.fullVitality !== undefined && { vitality: spec.fullVitality }),
  };
  const sheet = sheetFrom(content, profile, group, 0, { id, name: spec.name ?? id });
  return spec.held ? { ...sheet, held: itemsNamed(sheet, spec.held, (i, reason) => report(['held', i], reason)) } : sheet;
}

/** Weapons and shields of a figure, by their names. */
export function itemsNamed(sheet: Sheet, written: readonly string[], report: (i: number, reason: Text) => void): string[] {
  const rest = [...sheet.weapons, ...sheet.shields];
  return written.flatMap((name, i) => {
    // Two of a kind are named twice.
    const found = named(rest, name);
    if (found) rest.splice(rest.indexOf(found), 1);
    else report(i, unknown(text('elle n’a pas :', 'it does not have'), name, [...sheet.weapons, ...sheet.shields]));
    return found?.id ?? itemNamed(sheet, name) ?? [];
  });
}

function profileOf(spec: FigureCase, report: Report): WrittenProfile {
  const found = spec.profile === undefined ? PLAIN : findProfile(spec.profile);
  const note = (reason: Text): void => report(['profile'], reason);
  if (!isText(found)) {
    noteIdle(found.rules, 'figure', note);
    return found;
  }
  note(found);
  return PLAIN;
}

/** Number of things on a profile. */
const size = ({ rules, weapons, armour, shields, objects }: WrittenProfile): number =>
  [rules, weapons, armour, shields, objects].reduce((sum, list) => sum + list.length, 0);

/** Things named by `without`; each name must be known. */
function takeAway(draft: Draft, without: readonly string[], report: Report): void {
  without.forEach((written, i) => {
    const { profile } = draft;
    const rule = ruleNamed(written);
    const others = (list: readonly string[], things: Readonly<Record<string, Named>>): readonly string[] =>
      list.filter((id) => !(things[id] && isCalled(things[id], written)));
    const left: WrittenProfile = {
      ...profile,
      rules: profile.rules.filter(({ id }) => id !== rule),
      weapons: others(profile.weapons, kit.weapons),
      armour: others(profile.armour, kit.armour),
      shields: others(profile.shields, kit.shields),
      objects: others(profile.objects, kit.objects),
    };
    if (size(left) === size(profile)) report(['without', i], text(`le profil n’a pas « ${written} »`, `the profile has no "${written}"`));
    draft.profile = { ...left, upgrades: (left.upgrades ?? []).filter(({ weapon }) => numbered(left.weapons).includes(weapon)) };
  });
}

const same = (a: RuleGrant, b: RuleGrant): boolean => a.id === b.id && a.kind === b.kind;

/** Levels of skills and special rules of the case take the place of the profile's. */
function addAttributes(draft: Draft, spec: FigureCase, report: Report): void {
  const given = (spec.attributes ?? []).flatMap((written, i) => {
    const found = findAttribute(written);
    const note = (reason: Text): void => report(['attributes', i], reason);
    if (!isText(found)) {
      noteIdle(found.rules, 'figure', note);
      return [found];
    }
    note(found);
    return [];
  });
  const rules = given.flatMap((one) => one.rules);
  const levels = SKILLS.flatMap((skill) => {
    const level = spec[skill] ?? given.findLast((one) => one.skills[skill] !== undefined)?.skills[skill] ?? draft.profile.skills[skill];
    return level === undefined || level === 'none' ? [] : [[skill, level] as const];
  });
  draft.profile = {
    ...draft.profile,
    skills: Object.fromEntries(levels),
    rules: [...draft.profile.rules.filter((one) => !rules.some((other) => same(one, other))), ...rules],
    types: [...draft.profile.types, ...given.flatMap((one) => one.types)],
  };
}

/** Weapons added to the profile's, by their names with what improves them, or made up. */
function addWeapons(draft: Draft, spec: FigureCase, report: Report): void {
  (spec.weapons ?? []).forEach((one, i) => {
    const note = (reason: Text): void => report(['weapons', i], reason);
    const given = typeof one === 'string' ? { name: one } : one;
    if ('class' in given && given.class !== undefined) addMadeUp(draft, given, note);
    else addNamed(draft, [given.name, ...('upgrades' in given ? (given.upgrades ?? []) : [])].join(', '), note);
  });
}

/** As a written profile lists them: other equipment may be among it. */
function addNamed(draft: Draft, written: string, note: (reason: Text) => void): void {
  const found = findEquipment(written);
  if (isText(found)) return note(found);
  const { profile } = draft;
  const before = profile.weapons.length;
  const ids = numbered([...profile.weapons, ...found.weapons]);
  const own = numbered(found.weapons);
  const upgrades = (found.upgrades ?? []).map((one) => ({ ...one, weapon: ids[before + own.indexOf(one.weapon)] ?? one.weapon }));
  draft.profile = {
    ...profile,
    weapons: [...profile.weapons, ...found.weapons],
    shields: [...profile.shields, ...found.shields],
    armour: [...profile.armour, ...found.armour],
    objects: [...profile.objects, ...found.objects],
    upgrades: [...(profile.upgrades ?? []), ...upgrades],
  };
}

function addMadeUp(draft: Draft, given: WeaponCase, note: (reason: Text) => void): void {
  const { name, damage = 0, range, hands = 1, kinds } = given;
  if (given.class !== 'melee' && range === undefined)
    return note(text('il faut sa portée : « range: 20 »', 'its range is needed: "range: 20"'));
  const rules = grantsOf(given.rules ?? [], 'weapon', note);
  const use = { damage, rules: given.class === 'thrown' ? [...THROWN, ...rules] : rules };
  const id = slug(name);
  draft.weapons[id] = {
    id,
    cites: name,
    name: text(name, name),
    hands,
    ...(given.class === 'melee' ? { melee: use } : { ranged: { ...use, range: units(range ?? 0) } }),
    ...(kinds && { kinds }),
  };
  draft.profile = { ...draft.profile, weapons: [...draft.profile.weapons, id] };
}

function grantsOf(written: readonly string[], bearer: Bearer, note: (reason: Text) => void): RuleGrant[] {
  return written.flatMap((one) => {
    const found = findGrants(one);
    if (!isText(found)) {
      noteIdle(found, bearer, note);
      return found;
    }
    note(found);
    return [];
  });
}

/** Rules that do nothing where the case gives them. */
function noteIdle(grants: readonly RuleGrant[], bearer: Bearer, note: (reason: Text) => void): void {
  for (const { id } of grants) {
    const reason = idle(id, bearer, titleOf(specialRules.get(id).cites[0]));
    if (reason) note(reason);
  }
}

/** Armour or a shield: by name in place of the profile's one of its kind where the case gives one, or made up. */
function protect(draft: Draft, one: string | ProtectionCase, isShield: boolean, note: (reason: Text) => void): void {
  if (typeof one !== 'string') return madeUpProtection(draft, one, isShield, note);
  const shield = named(Object.values(kit.shields), one);
  const armour = named(Object.values(kit.armour), one);
  const { profile } = draft;
  if (armour) draft.profile = { ...profile, armour: [...profile.armour, armour.id] };
  else if (shield) draft.profile = { ...profile, shields: [...profile.shields, shield.id] };
  else note(unknown(text('armure inconnue :', 'unknown armour'), one, [...Object.values(kit.armour), ...Object.values(kit.shields)]));
}

function madeUpProtection(draft: Draft, given: ProtectionCase, isShield: boolean, note: (reason: Text) => void): void {
  const id = slug(given.name);
  const shield = given.class === 'shield' || (isShield && given.class === undefined);
  const rules = grantsOf(given.rules ?? [], shield ? 'shield' : 'figure', note);
  const head = { id, cites: given.name, name: text(given.name, given.name), save: given.save, rules };
  const { profile } = draft;
  if (shield) {
    draft.shields[id] = { ...head, hands: 1 };
    draft.profile = { ...profile, shields: [...profile.shields, id] };
    return;
  }
  draft.armour[id] = { ...head, ...(given.against && { against: given.against }) };
  draft.profile = { ...profile, armour: [...profile.armour, id] };
}

function addObjects(draft: Draft, spec: FigureCase, report: Report): void {
  const all = Object.values(kit.objects);
  (spec.objects ?? []).forEach((written, i) => {
    const found = named(all, written);
    if (found) draft.profile = { ...draft.profile, objects: [...draft.profile.objects, found.id] };
    else report(['objects', i], unknown(text('objet inconnu :', 'unknown object'), written, all));
  });
}
