import { bandRole } from './roles.ts';
import * as system from '@escarmouche/urss-classic/content';
import { _default as withDefault, z } from 'zod';
import { $schema, cites, figureName, length, MOST_ITEMS, shortText, silhouette, slug, text } from './common.ts';

const MOST_RULES = 40;

export const manifest = z.strictObject({
  $schema,
  id: slug.meta({ description: 'Name of the adaptation: figures, bands and match files refer to it.' }),
  version: z
    .string()
    .max(40)
    .regex(/^\d+\.\d+\.\d+$/, { error: 'version' }),
  system: slug.meta({ description: 'Id of its game.' }),
  name: text,
  description: text,
  licence: shortText,
  credits: text,
});

/** Weapons, armour, profiles and bands are those of the system; authors leave out usual members, write names more strictly and lengths in paces. */
const head = { id: slug, cites, name: text };
const level = withDefault(system.level, 'normal');
const rules = z
  .array(
    z.strictObject({
      ...system.grant.shape,
      id: slug,
      level: system.grant.shape.level.check(z.meta({ description: 'Level of the roll made to use the rule, or of its save.' })),
      value: system.grant.shape.value.check(z.meta({ description: 'The X of Cadence X or Zone X, as printed.' })),
      kind: shortText.optional().meta({ description: 'The X of Tueur de X: one of the types of the profiles meant.' }),
    }),
  )
  .max(MOST_RULES)
  .default([]);

const { range: _range, hands, ...weaponMembers } = system.weapon.shape;
const anyWeapon = { ...weaponMembers, ...head, damage: level, rules };

const weapon = z.discriminatedUnion('class', [
  z.strictObject({ ...anyWeapon, class: z.literal('melee'), hands: withDefault(hands, 1) }),
  z.strictObject({ ...anyWeapon, class: z.enum(['shooting', 'thrown']), range: length.meta({ description: 'Paces.' }) }),
]);

const armour = z.strictObject({
  ...system.armour.shape,
  ...head,
  arc: withDefault(system.armour.shape.arc, 'all'),
  against: system.armour.shape.against.check(z.meta({ description: 'Kinds of attack that the save answers; all when absent.' })),
});

const weaponIds = z.array(slug).max(10);
const armourIds = z.array(slug).max(2);

const profile = z.strictObject({
  ...system.profile.shape,
  ...head,
  silhouette,
  types: z.array(shortText).min(1).max(10).meta({ description: 'Kinds of figure, for Tueur de X.' }),
  combat: level,
  shooting: level,
  morale: level,
  damage: level,
  actions: withDefault(system.profile.shape.actions, 2),
  weapons: weaponIds.default([]),
  armour: armourIds.default([]),
  rules,
});

export const bandFigure = z.strictObject({
  profile: slug,
  name: figureName.optional(),
  weapons: weaponIds.optional().meta({ description: 'In place of those of the profile.' }),
  armour: armourIds.optional().meta({ description: 'In place of that of the profile.' }),
  skill: slug
    .optional()
    .meta({ description: 'A profile without equipment and rules: its signs of Combat and Tir are added to those of the figure.' }),
  role: bandRole,
});

const band = z.strictObject({
  $schema,
  ...system.band.shape,
  id: slug,
  name: text,
  adaptation: slug,
  figures: z.array(bandFigure).min(1).max(40),
});

export const weapons = z.strictObject({ $schema, weapons: z.array(weapon).max(MOST_ITEMS) });
export const armours = z.strictObject({ $schema, armour: z.array(armour).max(MOST_ITEMS) });
export const profiles = z.strictObject({ $schema, profiles: z.array(profile).max(MOST_ITEMS) });
export const bands = z.strictObject({ $schema, bands: z.array(band).max(MOST_ITEMS) });
