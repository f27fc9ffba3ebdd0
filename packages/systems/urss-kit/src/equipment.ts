import type { Text } from '@escarmouche/referee';
import type { Item, RuleGrant, Shield, Sheet, Weapon } from './content.ts';
import type { Options } from './options.ts';
import type { Rule } from './rule.ts';

/** The rules of equipment: what a figure may not have or carry, whoever equips it, an author, a band builder or a set-up. */

/** What the judge asks of a special rule; its title where a person reads what is wrong. */
export type RuleFacts = Pick<Rule, 'cites' | 'takes' | 'gives' | 'needs' | 'excludes' | 'oneHanded' | 'withShield'> & {
  readonly title?: Text;
};

export interface Reading {
  readonly options: Pick<Options, 'ammo.both' | 'field.isArmour'>;
  /** What is known of a rule by its slug; undefined when there is no such rule. */
  readonly rules: (slug: string) => RuleFacts | undefined;
}

export type Equipped = Pick<Sheet, 'rules' | 'hands' | 'weapons' | 'armour' | 'shields' | 'objects' | 'held'>;

/** What is wrong with a figure: where in its sheet, by which rule, and why. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly fr: string;
  readonly en: string;
}

/** Weapons and special objects that a figure may have on it (UK-EQ-CARRY). */
export const MOST_CARRIED = 4;
const HANDS = 2;

/** Everything that is wrong with what a figure is given. */
export function equipmentFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  return [
    ...carryFaults(figure),
    ...armourFaults(figure, reading),
    ...heldFaults(figure, reading),
    ...figure.weapons.flatMap((weapon, k) => upgradeFaults(weapon, ['weapons', k], reading)),
    ...grantFaults(figure, reading),
    ...profileFaults(figure, reading),
  ];
}

/** Armour, shields and what improves a weapon do not count; what is worn to strike with does, and only once (UK-EQ-CARRY, UK-UPG-GENERAL). */
function carryFaults({ weapons, objects }: Equipped): readonly Fault[] {
  const carried = weapons.length + objects.length;
  const tooMany: Fault = {
    path: ['weapons'],
    rule: 'UK-EQ-CARRY',
    fr: `${carried} armes et objets spéciaux, pour ${MOST_CARRIED} au plus`,
    en: `${carried} weapons and special objects, at most ${MOST_CARRIED}`,
  };
  const twice = weapons.flatMap(({ hands, cites, name }, k): readonly Fault[] => {
    if (hands > 0 || weapons.findIndex((one) => one.cites === cites) === k) return [];
    return [{ path: ['weapons', k], rule: 'UK-UPG-GENERAL', fr: `deux fois « ${name.fr} »`, en: `"${name.en}" twice` }];
  });
  return carried > MOST_CARRIED ? [tooMany, ...twice] : twice;
}

/** One armour; by option a protective field is none, and is worn beside it (UK-EQ-ARMOUR, UK-ARM-CHAMP). */
function armourFaults({ armour }: Equipped, { options }: Reading): readonly Fault[] {
  const kindOf = ({ field }: { readonly field?: boolean | undefined }): string =>
    field && options['field.isArmour'] === 'no' ? 'field' : 'armour';
  return armour.flatMap((one, k): readonly Fault[] => {
    if (armour.findIndex((other) => kindOf(other) === kindOf(one)) === k) return [];
    return [
      {
        path: ['armour', k],
        rule: 'UK-EQ-ARMOUR',
        fr: `« ${one.name.fr} » : une seule armure par figurine`,
        en: `"${one.name.en}": one armour for a figure`,
      },
    ];
  });
}

function heldFaults({ held, ...figure }: Equipped, { rules }: Reading): readonly Fault[] {
  if (!held) return [];
  const fault = (fr: string, en: string): readonly Fault[] => [{ path: ['held'], rule: 'UK-EQ-HANDS', fr, en }];
  const weapons = figure.weapons.filter(({ id }) => held.includes(id));
  const shields = figure.shields.filter(({ id }) => held.includes(id));
  if (new Set(held).size !== held.length || weapons.length + shields.length !== held.length) {
    return fault('en main, ce que la figurine n’a pas', 'what the figure does not have, in its hands');
  }
  const has = (grants: readonly RuleGrant[], hook: 'oneHanded' | 'withShield'): boolean => grants.some(({ id }) => rules(id)?.[hook]);
  const enough = handsSuffice(figure.hands, weapons, shields, {
    strong: has([...figure.rules, ...figure.objects.flatMap((one) => one.rules)], 'oneHanded'),
    goesWithShield: ({ melee, ranged }) => has([...(melee?.rules ?? []), ...(ranged?.rules ?? [])], 'withShield'),
  });
  return enough ? [] : fault('pas assez de mains pour ce qu’elle tient', 'not hands enough for what it holds');
}

/** Special rules that bear on what hands hold: of the figure, and of a weapon (UK-ATTR-TIREUR-COSTAUD, UK-ATTR-AVEC-BOUCLIER). */
interface Handling {
  readonly strong: boolean;
  readonly goesWithShield: (weapon: Weapon) => boolean;
}

/** Has a figure hands enough to hold these things at once (UK-EQ-HANDS, UK-ATTR-DEUX-MAINS)? */
export function handsSuffice(
  hands: number | undefined,
  weapons: readonly Weapon[],
  shields: readonly Shield[],
  { strong, goesWithShield }: Handling,
): boolean {
  if (shields.length === 1 && weapons.length === 1 && weapons.every(goesWithShield)) return true;
  const taken = [
    ...weapons.map((weapon) => (strong && weapon.ranged && weapon.hands === 2 ? 1 : weapon.hands)),
    ...shields.map((shield) => shield.hands),
  ];
  return taken.reduce((sum, one) => sum + one, 0) <= (hands ?? HANDS);
}

/** What improves a weapon fits it, and is there once; one ammunition, unless the option allows both (UK-UPG-GENERAL). */
function upgradeFaults(weapon: Weapon, at: readonly PropertyKey[], { options }: Reading): readonly Fault[] {
  const { ranged, kinds = [], upgrades = [] } = weapon;
  return upgrades.flatMap((one, n): readonly Fault[] => {
    const before = upgrades.slice(0, n);
    const fault = (fr: string, en: string): readonly Fault[] => [
      {
        path: [...at, 'upgrades', n],
        rule: 'UK-UPG-GENERAL',
        fr: `« ${one.name.fr} » (« ${weapon.name.fr} ») : ${fr}`,
        en: `"${one.name.en}" ("${weapon.name.en}"): ${en}`,
      },
    ];
    if (!ranged) return fault('seulement pour une arme de tir', 'only for a weapon that shoots');
    if (one.only !== undefined && !kinds.includes(one.only)) return fault('pas pour cette arme', 'not for this weapon');
    if (before.some(({ id }) => id === one.id)) return fault('deux fois la même amélioration', 'the same upgrade twice');
    if (one.ammunition && options['ammo.both'] === 'no' && before.some(({ ammunition }) => ammunition))
      return fault('une seule sorte de munitions', 'one kind of ammunition only');
    return one.takesRange && one.range === undefined ? fault('un nombre de pas est attendu', 'it takes a number of paces') : [];
  });
}

/** Rules given to a thing, with their place in the sheet. */
type Given = readonly [grants: readonly RuleGrant[], path: readonly PropertyKey[]];

const rulesOf = (items: readonly Exclude<Item, Weapon>[], kind: string): readonly Given[] =>
  items.map(({ rules }, k) => [rules, [kind, k]]);

function givenTo({ rules, weapons, armour, shields, objects }: Equipped): readonly Given[] {
  const ofWeapons = weapons.flatMap(({ melee, ranged, upgrades = [] }, k): readonly Given[] => [
    [melee?.rules ?? [], ['weapons', k, 'melee']],
    [ranged?.rules ?? [], ['weapons', k, 'ranged']],
    ...upgrades.map((one, n): Given => [one.rules, ['weapons', k, 'upgrades', n]]),
  ]);
  return [[rules, []], ...ofWeapons, ...rulesOf(armour, 'armour'), ...rulesOf(shields, 'shields'), ...rulesOf(objects, 'objects')];
}

/** Rules that there are, each with the number or the kind that it takes (UK-ATTR-GEN-LEVEL). */
function grantFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  return givenTo(figure).flatMap(([grants, path]) =>
    grants.flatMap((grant, i): readonly Fault[] => {
      const at = [...path, 'rules', i];
      const takes = reading.rules(grant.id)?.takes;
      const { fr, en } = titleOf(grant.id, reading);
      if (!reading.rules(grant.id)) {
        return [{ path: at, rule: 'UK-PROFILE-FORMAT', fr: `règle spéciale inconnue : « ${fr} »`, en: `unknown special rule: "${en}"` }];
      }
      if (takes === undefined || takes === 'level' || grant[takes] !== undefined) return [];
      const [what, kind] = takes === 'value' ? ['un nombre', 'a number'] : ['un type de figurine', 'a type of figure'];
      return [{ path: at, rule: 'UK-ATTR-GEN-LEVEL', fr: `« ${fr} » demande ${what}`, en: `"${en}" needs ${kind}` }];
    }),
  );
}

/** Rules that a figure has without what they need, or beside what they exclude (UK-PWR-GENERAL, UK-ATTR-LENT). */
function profileFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  const own = ([[figure.rules, []], ...rulesOf(figure.objects, 'objects')] satisfies readonly Given[]).flatMap(([grants, path]) =>
    grants.map(({ id }, i) => ({ id, path: [...path, 'rules', i] })),
  );
  const has = new Set(own.flatMap(({ id }) => [id, ...(reading.rules(id)?.gives ?? []).map((one) => one.id)]));
  return own.flatMap(({ id, path }): readonly Fault[] => {
    const facts = reading.rules(id);
    const title = titleOf(id, reading);
    const excluded = (facts?.excludes ?? []).filter((one) => has.has(one)).map((one) => titleOf(one, reading));
    const faults = excluded.map((other) => ({
      path,
      rule: facts?.cites[0] ?? id,
      fr: `« ${title.fr} » et « ${other.fr} » ne vont pas ensemble`,
      en: `"${title.en}" and "${other.en}" do not go together`,
    }));
    if (facts?.needs === undefined || has.has(facts.needs)) return faults;
    const needed = titleOf(facts.needs, reading);
    return [
      ...faults,
      { path, rule: 'UK-PWR-GENERAL', fr: `« ${title.fr} » demande « ${needed.fr} »`, en: `"${title.en}" needs "${needed.en}"` },
    ];
  });
}

const titleOf = (slug: string, { rules }: Reading): Text => rules(slug)?.title ?? { fr: slug, en: slug };
