import type { Text } from '@escarmouche/referee';
import type { Bearer } from '@escarmouche/skirmish';
import type { Item, RuleGrant, Weapon } from './content.ts';
import type { Equipped, Reading } from './equipment.ts';
import type { Fault } from './hands.ts';

/** Faults of special rules as they are given, to profiles and to equipment. */

/** Rules given to a thing, with their place in the sheet, and their bearer. */
type Given = readonly [grants: readonly RuleGrant[], path: readonly PropertyKey[], bearer: Bearer];

const rulesOf = (items: readonly Exclude<Item, Weapon>[], kind: string, bearer: Bearer): readonly Given[] =>
  items.map(({ rules }, k) => [rules, [kind, k], bearer]);

function givenTo({ rules, weapons, armour, shields, objects }: Equipped): readonly Given[] {
  const ofWeapons = weapons.flatMap(({ melee, ranged, upgrades = [] }, k): readonly Given[] => [
    [melee?.rules ?? [], ['weapons', k, 'melee'], 'weapon'],
    [ranged?.rules ?? [], ['weapons', k, 'ranged'], 'weapon'],
    ...upgrades.map((one, n): Given => [one.rules, ['weapons', k, 'upgrades', n], 'weapon']),
  ]);
  return [
    [rules, [], 'figure'],
    ...ofWeapons,
    ...rulesOf(armour, 'armour', 'figure'),
    ...rulesOf(shields, 'shields', 'shield'),
    ...rulesOf(objects, 'objects', 'figure'),
  ];
}

/** Faults of the rules that a figure, or anything it carries, is given. */
export function grantFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  return givenTo(figure).flatMap(([grants, path, bearer]) => listFaults(grants, path, bearer, reading));
}

/** Faults of a list of rules: unknown ones, idle ones, and those without the number or the kind that they take (UK-ATTR-GEN-OWNER, UK-ATTR-GEN-LEVEL). */
export function listFaults(grants: readonly RuleGrant[], path: readonly PropertyKey[], bearer: Bearer, reading: Reading): readonly Fault[] {
  return grants.flatMap((grant, i): readonly Fault[] => {
    const at = [...path, 'rules', i];
    const facts = reading.rules(grant.id);
    const { fr, en } = titleOf(grant.id, reading);
    if (!facts) {
      return [{ path: at, rule: 'UK-PROFILE-FORMAT', fr: `règle spéciale inconnue : « ${fr} »`, en: `unknown special rule: "${en}"` }];
    }
    const useless = reading.idle?.(grant.id, bearer, { fr, en });
    if (useless) return [{ path: at, rule: 'UK-ATTR-GEN-OWNER', ...useless }];
    const { takes } = facts;
    if (takes === undefined || takes === 'level' || grant[takes] !== undefined) return [];
    const [what, needed] = takes === 'value' ? ['un nombre', 'a number'] : ['un type de figurine', 'a type of figure'];
    return [{ path: at, rule: 'UK-ATTR-GEN-LEVEL', fr: `« ${fr} » demande ${what}`, en: `"${en}" needs ${needed}` }];
  });
}

/** Rules that a figure has without those they need, or beside those they exclude (UK-PWR-GENERAL). */
export function profileFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  const own = ([[figure.rules, [], 'figure'], ...rulesOf(figure.objects, 'objects', 'figure')] satisfies readonly Given[]).flatMap(
    ([grants, path]) => grants.map(({ id }, i) => ({ id, path: [...path, 'rules', i] })),
  );
  const has = new Set(own.flatMap(({ id }) => [id, ...(reading.rules(id)?.gives ?? []).map((one) => one.id)]));
  return own.flatMap(({ id, path }): readonly Fault[] => {
    const facts = reading.rules(id);
    const title = titleOf(id, reading);
    const excluded = (facts?.excludes ?? []).filter((one) => has.has(one)).map((one) => titleOf(one, reading));
    const faults = excluded.map((other) => ({
      path,
      rule: facts?.cites[0] ?? id,
      fr: `« ${title.fr} » et « ${other.fr} » ne vont pas ensemble`,
      en: `"${title.en}" and "${other.en}" do not go together`,
    }));
    if (facts?.needs === undefined || has.has(facts.needs)) return faults;
    const needed = titleOf(facts.needs, reading);
    return [
      ...faults,
      { path, rule: 'UK-PWR-GENERAL', fr: `« ${title.fr} » demande « ${needed.fr} »`, en: `"${title.en}" needs "${needed.en}"` },
    ];
  });
}

const titleOf = (slug: string, { rules }: Reading): Text => rules(slug)?.title ?? { fr: slug, en: slug };
