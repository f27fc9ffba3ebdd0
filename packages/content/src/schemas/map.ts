import { z } from 'zod';
import { COVERINGS, GROUNDS, LOOKS } from '../battle-map.ts';
import { $schema, length, MOST_ITEMS, MOST_PACES, slug, text } from './common.ts';

/** Every length in a map file is in paces; x grows to the east, y to the north, levels upwards from the ground at 0. */
export const place = z.number().min(0).max(MOST_PACES);
export const height = z.number().min(-50).max(50);
const flat = height.default(0);

export const shape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('polygon'),
    points: z
      .array(z.tuple([place, place]))
      .min(3)
      .max(100)
      .meta({ description: 'Corners [x, y] in order, either way round, the first not repeated at the end; edges must not cross.' }),
  }),
  z.strictObject({ type: z.literal('rectangle'), x: place, y: place, width: length, height: length }),
  z.strictObject({ type: z.literal('disc'), x: place, y: place, r: length }),
]);

const look = z.enum(LOOKS).optional().meta({ description: 'The look of the feature, for pictures: drawn by its kind when absent.' });
const head = { id: slug, look, name: text.optional(), shape };

function rises(feature: { readonly base: number; readonly top: number }): boolean {
  return feature.top > feature.base;
}

const feature = z.discriminatedUnion('kind', [
  z
    .strictObject({ ...head, kind: z.literal('solid'), base: flat, top: height, climbable: z.boolean().optional() })
    .refine(rises, { error: 'level', path: ['top'] }),
  z
    .strictObject({ ...head, kind: z.literal('linear'), base: flat, top: height })
    .refine(rises, { error: 'level', path: ['top'] })
    .refine((wall) => wall.top - wall.base <= 1, { error: 'lowWall', path: ['top'] }),
  z
    .strictObject({ ...head, kind: z.enum(['small', 'opaque', 'ladder']), base: flat, top: height })
    .refine(rises, { error: 'level', path: ['top'] }),
  z
    .strictObject({ ...head, kind: z.enum(['difficult', 'water']), base: flat, top: flat })
    .refine((ground) => ground.top >= ground.base, { error: 'level', path: ['top'] }),
  z.strictObject({ ...head, kind: z.literal('void'), base: height.lt(0), top: flat }).refine(rises, { error: 'level', path: ['top'] }),
]);

export const table = z.strictObject({
  width: length.gte(6),
  height: length.gte(6),
  features: z.array(feature).max(MOST_ITEMS),
});

export const zone = z.strictObject({
  x: place,
  y: place,
  width: length,
  height: length,
  front: z
    .enum(['north', 'south', 'east', 'west'])
    .meta({ description: 'Direction from the back of the zone to its front edge: Infiltration is measured from there.' }),
});

const patches = z
  .array(z.strictObject({ ground: z.enum(COVERINGS), shape }))
  .max(MOST_ITEMS)
  .optional();
const ground = z.enum(GROUNDS).optional();

/** Members of a map that a match carries for pictures alone, and its name. */
export const dressing = z.strictObject({ name: text, ground, patches, looks: z.record(slug, z.enum(LOOKS)) });

export const battleMap = z.strictObject({
  $schema,
  id: slug,
  name: text,
  story: text,
  adaptation: slug.optional().meta({ description: 'The world that the map was drawn for, which offers it first.' }),
  ground: ground.meta({ description: 'The covering of the table, for pictures: sand when absent.' }),
  patches: patches.meta({
    description: 'Parts of the table with another covering, for pictures, painted in this order. The rules know nothing of them.',
  }),
  table,
  zones: z.array(zone).min(2).max(6),
});
