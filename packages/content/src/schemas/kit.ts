import * as system from '@escarmouche/urss-kit/content';
import { _default as withDefault, z } from 'zod';
import { bandRole } from './roles.ts';
import { $schema, cites, figureName, length, MOST_ITEMS, shortText, silhouette, slug, text } from './common.ts';

/** Equipment, profiles and bands of URSS kit are those of the system; authors leave out usual members, write names more strictly and lengths in paces. */

const MOST_NAMES = 10;
const MOST_RULES = 40;
const MOST_CHOSEN = 10;

const head = { id: slug, cites, name: text };
const named = {
  ...head,
  also: z.array(text).max(MOST_NAMES).optional().meta({ description: 'Further names of the same thing: Machette is an Épée.' }),
};
const level = system.level.check(z.meta({ description: '0 for one die, 2 for 2+, -1 for -: as many dice more.' }));
export const grants = z
  .array(
    z.strictObject({
      ...system.grant.shape,
      id: slug,
      level: z.optional(level),
      value: system.grant.shape.value.check(z.meta({ description: 'The X of Cadence X or Transperce Armure X.' })),
      kind: shortText.optional().meta({ description: 'The X of Tueur de X: a type of figure.' }),
    }),
  )
  .max(MOST_RULES);
const rules = grants.default([]);

const use = {
  cites: cites.optional().meta({ description: 'Where this use of the weapon has a rule of its own.' }),
  damage: withDefault(level, 0),
  rules,
};

/** Improvements of weapons stand in profiles. */
const { upgrades: _improved, ...weaponMembers } = system.weapon.shape;

const weapon = z
  .strictObject({
    ...weaponMembers,
    ...named,
    hands: withDefault(system.weapon.shape.hands, 1).check(z.meta({ description: '0: worn.' })),
    melee: z.strictObject(use).optional(),
    ranged: z.strictObject({ ...use, range: length.meta({ description: 'Paces; long range is twice as far.' }) }).optional(),
    kinds: z.array(system.weaponKind).max(MOST_NAMES).optional().meta({ description: 'Kinds that rules and upgrades ask for.' }),
  })
  .refine(({ melee, ranged }) => melee !== undefined || ranged !== undefined, { error: 'weaponUse' });

const upgrade = z.strictObject({
  ...system.upgrade.shape,
  ...named,
  range: length.optional().meta({ description: 'Paces more.' }),
  takesRange: z.boolean().optional().meta({ description: 'The number of paces is written after its name: Portée améliorée X.' }),
  damage: z.optional(level),
  rules,
  only: z.optional(system.weaponKind).check(z.meta({ description: 'Only for weapons of this kind.' })),
  ammunition: z.boolean().optional().meta({ description: 'One to a weapon.' }),
});

const armour = z.strictObject({ ...system.armour.shape, ...named, save: level, rules });
const shield = z.strictObject({
  ...system.shield.shape,
  ...named,
  hands: withDefault(system.shield.shape.hands, 1),
  save: level,
  rules,
});
const object = z.strictObject({ ...system.object.shape, ...named, rules });

const ids = z.array(slug).max(MOST_CHOSEN);
const upgrades = z
  .array(z.strictObject({ ...system.chosenUpgrade.shape, upgrade: slug, weapon: slug }))
  .max(MOST_CHOSEN)
  .optional()
  .meta({ description: 'Each for one weapon that the figure carries, by its id: the second of a kind is "pistolet-2".' });

const profile = z.strictObject({
  ...system.profile.shape,
  ...head,
  silhouette,
  types: z
    .array(shortText)
    .max(MOST_NAMES)
    .default([])
    .meta({ description: 'Types of figure, for Tueur de X; Humain when there is none.' }),
  rules,
  weapons: ids.default([]),
  armour: ids.default([]),
  shields: ids.default([]),
  objects: ids.default([]),
  upgrades,
});

export const bandFigure = z.strictObject({
  profile: slug,
  name: figureName.optional(),
  weapons: ids.optional().meta({ description: 'In place of those of the profile, as all equipment.' }),
  armour: ids.optional(),
  shields: ids.optional(),
  objects: ids.optional(),
  upgrades,
  held: ids.optional().meta({ description: 'Things held as the battle begins.' }),
  role: bandRole,
});

const band = z.strictObject({
  $schema,
  id: slug,
  name: text,
  adaptation: slug,
  figures: z.array(bandFigure).min(1).max(40),
});

const listOf = <S extends z.core.SomeType>(item: S) => z.array(item).max(MOST_ITEMS);

export const equipment = z.strictObject({
  $schema,
  weapons: listOf(weapon).default([]),
  upgrades: listOf(upgrade).default([]),
  armour: listOf(armour).default([]),
  shields: listOf(shield).default([]),
  objects: listOf(object).default([]),
});
export const profiles = z.strictObject({ $schema, profiles: listOf(profile) });
export const bands = z.strictObject({ $schema, bands: listOf(band) });

/** Classic equipment and rules with another counterpart in the kit (UK-PROFILE-COMPAT). */
const names = z.record(slug, slug);
export const fromClassic = z.strictObject({
  $schema,
  adaptation: slug.meta({ description: 'The classic pack whose profiles are converted.' }),
  weapons: names,
  armour: names,
  objects: names.meta({ description: 'Classic special rules that are objects in the kit.' }),
  untested: z.array(slug).meta({ description: 'Rules that take a level in URSS classic and none in the kit.' }),
});
