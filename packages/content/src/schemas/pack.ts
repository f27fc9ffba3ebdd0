import { z } from 'zod';
import { $schema, cites, length, level, MOST_ITEMS, rules, shortText, slug, text } from './common.ts';

export const manifest = z.strictObject({
  $schema,
  id: slug.meta({ description: 'Name of the adaptation: figures, bands and match files refer to it.' }),
  version: z
    .string()
    .max(40)
    .regex(/^\d+\.\d+\.\d+$/, { error: 'version' }),
  system: z.enum(['urss-classic', 'zombies']),
  name: text,
  description: text,
  licence: shortText,
  credits: text,
});

const weaponHead = { id: slug, cites, name: text };

export const weapon = z.discriminatedUnion('class', [
  z.strictObject({
    ...weaponHead,
    class: z.literal('melee'),
    damage: level.default('normal'),
    hands: z.union([z.literal(1), z.literal(2)]).default(1),
    rules: rules.default([]),
  }),
  z.strictObject({
    ...weaponHead,
    class: z.enum(['shooting', 'thrown']),
    range: length.meta({ description: 'Paces.' }),
    damage: level.default('normal'),
    rules: rules.default([]),
  }),
]);

export const armour = z.strictObject({
  id: slug,
  cites,
  name: text,
  class: z.enum(['armour', 'shield']),
  save: level,
  arc: z.enum(['all', 'front']).default('all'),
  against: z
    .array(z.enum(['melee', 'shooting', 'powers']))
    .min(1)
    .max(3)
    .optional()
    .meta({ description: 'What the save answers; everything when absent.' }),
});

export const profile = z.strictObject({
  id: slug,
  cites,
  name: text,
  types: z.array(shortText).min(1).max(10).meta({ description: 'Kinds of figure, for Tueur de X.' }),
  combat: level.default('normal'),
  shooting: level.default('normal'),
  morale: level.default('normal'),
  damage: level.default('normal'),
  actions: z.int().min(1).max(4).default(2),
  weapons: z.array(slug).max(10).default([]),
  armour: z.array(slug).max(2).default([]),
  rules: rules.default([]),
});

export const band = z.strictObject({
  $schema,
  id: slug,
  name: text,
  adaptation: slug,
  figures: z
    .array(z.strictObject({ profile: slug, name: shortText.optional() }))
    .min(1)
    .max(40),
});

export const weapons = z.strictObject({ $schema, weapons: z.array(weapon).max(MOST_ITEMS) });
export const armours = z.strictObject({ $schema, armour: z.array(armour).max(MOST_ITEMS) });
export const profiles = z.strictObject({ $schema, profiles: z.array(profile).max(MOST_ITEMS) });
export const bands = z.strictObject({ $schema, bands: z.array(band).max(MOST_ITEMS) });
