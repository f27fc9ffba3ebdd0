import type { Text } from '@escarmouche/referee';
import type { Bearer } from '@escarmouche/skirmish';
import type { Sheet, Weapon, RuleGrant } from './content.ts';
import { profileFaults } from './grants.ts';
import { handsFault, MOST_CARRIED, type Fault, type HandsRules } from './hands.ts';
import type { Options } from './options.ts';
import type { Rule } from './rule.ts';

/** The rules of equipment: limits of a figure's things, in a file, a band builder or a set-up. */

/** The facts of a special rule that the judge needs; its title where a person reads the fault. */
export type RuleFacts = Pick<Rule, 'cites' | 'takes' | 'gives' | 'needs' | 'excludes' | 'bearers' | 'held'> & {
  readonly title?: Text;
};

export interface Reading {
  readonly options: Pick<Options, 'ammo.both' | 'field.isArmour'>;
  /** Facts of a rule by its slug; undefined for an unknown rule. */
  readonly rules: (slug: string) => RuleFacts | undefined;
  /** Why a rule does nothing where it is given. Absent for files of older battles, which give such rules and are read. */
  readonly idle?: (slug: string, given: Bearer, name?: Text) => Text | undefined;
}

export type Equipped = Pick<Sheet, 'rules' | 'hands' | 'weapons' | 'armour' | 'shields' | 'objects' | 'held'>;

/** Faults of a figure's things, and of its rules beside one another. */
export function equipmentFaults(figure: Equipped, reading: Reading): readonly Fault[] {
  return [
    ...carryFaults(figure),
    ...armourFaults(figure, reading),
    ...heldFaults(figure, reading),
    ...figure.weapons.flatMap((weapon, k) => upgradeFaults(weapon, ['weapons', k], reading)),
    ...profileFaults(figure, reading),
  ];
}

/** Armour, shields and improvements of weapons do not count; things worn to strike with do, and only once (UK-EQ-CARRY, UK-UPG-GENERAL). */
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
    return [{ path: ['weapons', k], rule: 'UK-UPG-GENERAL', fr: `deux fois « ${name.fr} »`, en: `"${name.en}" twice` }];
  });
  return carried > MOST_CARRIED ? [tooMany, ...twice] : twice;
}

/** One armour; by option a protective field is none, and is worn beside one (UK-EQ-ARMOUR, UK-ARM-CHAMP). */
function armourFaults({ armour }: Equipped, { options }: Reading): readonly Fault[] {
  const kindOf = ({ field }: { readonly field?: boolean | undefined }): string =>
    field && options['field.isArmour'] === 'no' ? 'field' : 'armour';
  return armour.flatMap((one, k): readonly Fault[] => {
    if (armour.findIndex((other) => kindOf(other) === kindOf(one)) === k) return [];
    return [
      {
        path: ['armour', k],
        rule: 'UK-EQ-ARMOUR',
        fr: `« ${one.name.fr} » : une seule armure par figurine`,
        en: `"${one.name.en}": one armour for a figure`,
      },
    ];
  });
}

function heldFaults({ held, ...figure }: Equipped, { rules }: Reading): readonly Fault[] {
  if (!held) return [];
  const weapons = figure.weapons.filter(({ id }) => held.includes(id));
  const shields = figure.shields.filter(({ id }) => held.includes(id));
  if (new Set(held).size !== held.length || weapons.length + shields.length !== held.length) {
    const [fr, en] = ['en main, ce que la figurine n’a pas', 'what the figure does not have, in its hands'];
    return [{ path: ['held'], rule: 'UK-EQ-HANDS', fr, en }];
  }
  const fault = handsFault(figure.hands, weapons, shields, holdingRules(figure, rules));
  return fault ? [{ path: ['held'], ...fault }] : [];
}

/** Rules of a figure and of its weapons on the hands that weapons take. */
function holdingRules({ rules: own, objects }: Pick<Equipped, 'rules' | 'objects'>, rules: Reading['rules']): HandsRules {
  const read = (grants: readonly RuleGrant[]) => grants.map(({ id }) => rules(id));
  return {
    own: read([...own, ...objects.flatMap((one) => one.rules)]),
    ofWeapon: ({ melee, ranged }) => read([...(melee?.rules ?? []), ...(ranged?.rules ?? [])]),
  };
}

/** Warnings about allowed equipment: a shield that cannot be held beside a weapon (UK-EQ-HANDS). */
export function equipmentNotes(figure: Equipped, { rules }: Reading): readonly Fault[] {
  const holding = holdingRules(figure, rules);
  return figure.shields.flatMap((shield, k): readonly Fault[] => {
    const apart = figure.weapons.filter((one) => one.hands > 0 && handsFault(figure.hands, [one], [shield], holding));
    if (apart.length === 0) return [];
    const [fr, en] = [apart.map(({ name }) => `« ${name.fr} »`), apart.map(({ name }) => `"${name.en}"`)];
    return [
      {
        path: ['shields', k],
        rule: 'UK-EQ-HANDS',
        fr: `porté, mais jamais en main avec ${[...new Set(fr)].join(', ')}`,
        en: `carried, but never in hand with ${[...new Set(en)].join(', ')}`,
      },
    ];
  });
}

/** Improvements fit their weapon, each once; one ammunition, unless the option allows both (UK-UPG-GENERAL). */
function upgradeFaults(weapon: Weapon, at: readonly PropertyKey[], { options }: Reading): readonly Fault[] {
  const { ranged, kinds = [], upgrades = [] } = weapon;
  return upgrades.flatMap((one, n): readonly Fault[] => {
    const before = upgrades.slice(0, n);
    const fault = (fr: string, en: string): readonly Fault[] => [
      {
        path: [...at, 'upgrades', n],
        rule: 'UK-UPG-GENERAL',
        fr: `« ${one.name.fr} » (« ${weapon.name.fr} ») : ${fr}`,
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
