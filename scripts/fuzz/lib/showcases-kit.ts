import { kit } from '@escarmouche/content/kit';
import {
  fullVitality,
  grantedTo,
  sheetFrom,
  specialRules,
  type Chosen,
  type Profile,
  type Rule,
  type RuleGrant,
  type Setup,
  type Sheet,
  type Weapon,
} from '@escarmouche/urss-kit';
import type { Showcase } from './show.ts';
import { groupOf, onStage, STAGE } from './stage.ts';

/** Small battles in which everything that the kit has can be used: what its pack holds, and each special rule, whether somebody of the pack has it or not. */

const profiles = Object.values(kit.profiles);

/** Somebody with a hand for everything. */
const PLAIN: Profile = {
  id: 'plain',
  cites: 'UK-PROFILE-FORMAT',
  name: { fr: 'Figurine', en: 'Figure' },
  skills: { combat: 2, shooting: 2, throwing: 2, initiative: 0, morale: 1 },
  types: [],
  vitality: 2,
  rules: [],
  weapons: ['epee'],
  armour: [],
  shields: [],
  objects: [],
};

const shown = (chosen: Chosen): Sheet => sheetFrom(kit, PLAIN, 'a', 0, chosen);

/** Each piece of equipment alone, each special rule, then each profile as it is. */
export function kitShowcases(): readonly Showcase<Setup>[] {
  return [
    ...Object.keys(kit.weapons).map((id) => showcase(shown({ weapons: [id] }))),
    ...Object.keys(kit.upgrades).map((id) => showcase(shown(improving(id)))),
    ...Object.keys(kit.armour).map((id) => showcase(shown({ armour: [id] }))),
    ...Object.keys(kit.shields).map((id) => showcase(shown({ shields: [id] }))),
    ...Object.keys(kit.objects).map((id) => showcase(shown({ objects: [id] }))),
    ...specialRules.all().map((rule) => showcase(bearing(rule), [`rule ${rule.id}`])),
    ...profiles.map((profile) => showcase(sheetFrom(kit, profile, 'a', 0))),
  ];
}

/** An improvement on the first weapon that may have it. */
function improving(id: string): Chosen {
  const { only, takesRange } = kit.upgrades[id] ?? {};
  const fits = ({ ranged, kinds = [] }: Weapon): boolean => ranged !== undefined && (only === undefined || kinds.includes(only));
  const weapon = Object.values(kit.weapons).find(fits)?.id ?? '';
  return { weapons: [weapon], upgrades: [{ upgrade: id, weapon, ...(takesRange && { value: 2 }) }] };
}

const grantOf = ({ id, takes }: Pick<Rule, 'id' | 'takes'>): RuleGrant => ({
  id,
  ...(takes === 'level' && { level: 3 }),
  ...(takes === 'value' && { value: 2 }),
  ...(takes === 'kind' && { kind: 'Humain' }),
});

/** A weapon of each kind that rules speak of. */
const kinds = [...new Set(Object.values(kit.weapons).flatMap((weapon) => weapon.kinds ?? []))];
const ONE_OF_EACH = kinds.flatMap((kind) => Object.values(kit.weapons).find((weapon) => weapon.kinds?.includes(kind))?.id ?? []);

/** Somebody who has a rule, with what it needs, and whose weapons have it where it is none of a figure alone. */
function bearing(rule: Rule): Sheet {
  const needed = rule.needs === undefined ? [] : [grantOf(specialRules.get(rule.needs))];
  const sheet = shown({ weapons: ONE_OF_EACH });
  const own = [...needed, grantOf(rule)];
  if (rule.power || rule.counter || rule.needs !== undefined) return { ...sheet, rules: own };
  const withRule = <U extends { readonly rules: readonly RuleGrant[] }>(use: U): U => ({ ...use, rules: [...use.rules, grantOf(rule)] });
  const weapons = sheet.weapons.map(({ melee, ranged, ...weapon }): Weapon => ({
    ...weapon,
    ...(melee && { melee: withRule(melee) }),
    ...(ranged && { ranged: withRule(ranged) }),
  }));
  return { ...sheet, rules: own, weapons };
}

/** An enemy whose powers may be countered, of a type that powers are made against. */
const opponent: Sheet = {
  ...sheetFrom(kit, kit.profiles['jedi-noir'] ?? PLAIN, 'b', 2),
  types: ['Démoniaque'],
  rules: specialRules
    .all()
    .flatMap((rule) => (rule.power?.counters ? [...(rule.needs === undefined ? [] : [{ id: rule.needs }]), grantOf(rule)] : [])),
};

function showcase(bearer: Sheet, wanted = wantedOf(bearer)): Showcase<Setup> {
  return {
    wanted,
    setup(tries) {
      const enemy = (nth: number): Sheet => sheetFrom(kit, profiles[(tries + nth * 3) % profiles.length] ?? PLAIN, 'b', nth);
      const groups = [groupOf('a', [bearer, { ...bearer, id: 'a2' }]), groupOf('b', [enemy(0), enemy(1), opponent])];
      const options: Setup['options'] = { 'turn.activation': tries % 4 < 2 ? 'classic' : 'alternating' };
      const figures = groups.flatMap((one) => one.figures.map(standing));
      return { options, table: STAGE, groups, position: onStage(figures, tries) };
    },
  };
}

function wantedOf({ profile, weapons, armour, shields, objects, rules }: Sheet): readonly string[] {
  const grants = [rules, objects.flatMap((one) => one.rules), armour.flatMap((one) => one.rules)].flat();
  return [
    ...(profile.id === PLAIN.id ? [] : [`profile ${profile.id}`]),
    ...weapons.flatMap(usesOf),
    ...weapons.flatMap(({ upgrades = [] }) => upgrades.map(({ id }) => `upgrade ${id}`)),
    ...armour.map(({ id }) => `armour ${id}`),
    ...shields.map(({ id }) => `shield ${id}`),
    ...objects.map(({ id }) => `object ${id}`),
    ...grants.map(({ id }) => `rule ${id}`),
  ];
}

/** A weapon in a fight, and shooting or thrown. */
const usesOf = ({ id, melee, ranged }: Weapon): readonly string[] => [
  ...(melee ? [`weapon ${id} in a fight`] : []),
  ...(ranged ? [`weapon ${id} shooting`] : []),
];

const standing = (sheet: Sheet) => ({ id: sheet.id, group: sheet.group, r: grantedTo(sheet).r, vitality: fullVitality(sheet) });
