import { z } from 'zod';
import { MOST_PIECES } from '../figure-choice.ts';
import { $schema, figureName, slug, text } from './common.ts';
import * as kit from './kit.ts';
import { bandFigure } from './pack.ts';

/** The name of a band, one for both languages. */
const ownName = z.string().max(120).regex(/\S/, { error: 'blank' });

const head = {
  $schema,
  kind: z.literal('band'),
  version: z.literal(1),
  name: z.union([ownName, text]).meta({ description: 'The player’s name for it, or a name in both languages.' }),
};
const figures = <S extends z.core.SomeType>(figure: S) => z.array(figure).min(1).max(40);

/** An id of a world, or where worlds are mixed one with its world before it: `star-wars/stormtrooper`. */
const anywhere = z
  .string()
  .max(121)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/, { error: 'slug' });
/** More of a kind than a figure may have is judged by the rules, so that a band with too much is read and mended. */
const { weapons, armour } = bandFigure.shape;
const classicFigure = bandFigure.extend({
  profile: anywhere,
  name: figureName.optional(),
  weapons: z
    .array(anywhere)
    .max(MOST_PIECES)
    .optional()
    .meta(weapons.meta() ?? {}),
  armour: z
    .array(anywhere)
    .max(MOST_PIECES)
    .optional()
    .meta(armour.meta() ?? {}),
  skill: anywhere.optional().meta(bandFigure.shape.skill.meta() ?? {}),
});

/** A band on its own, as a player keeps and sends it. One kind a system. */
export const band = z.discriminatedUnion('system', [
  z.strictObject({
    ...head,
    system: z.literal('urss-classic'),
    adaptation: slug.meta({ description: 'The world of its figures; "mixed": of several.' }),
    figures: figures(classicFigure),
  }),
  z.strictObject({ ...head, system: z.literal('urss-kit'), adaptation: slug, figures: figures(kit.bandFigure) }),
]);

/** A former figure's things: each with its number and its upgrades. */
const name = z.string().min(1).max(120);
const id = z.string().min(1).max(100);
const own = { id: name, number: z.int().min(-1000).max(1000).optional() };
const piece = z.object({ ...own, upgrades: z.array(z.object(own)).max(MOST_PIECES).optional() });
const ids = z.array(name).max(MOST_PIECES).optional();

/** A band as the page wrote it before bands had versions: figures with gear by kind, or of the first links, which knew URSS classic alone. */
export const formerBand = z.object({
  kind: z.literal('band'),
  system: name,
  pack: name,
  name,
  figures: z
    .array(
      z.object({
        profile: name,
        name: name.optional(),
        gear: z.record(id, z.array(piece).max(MOST_PIECES)).optional(),
        levels: z.record(id, name).optional(),
        weapons: ids,
        armour: ids,
        skill: name.optional(),
      }),
    )
    .min(1)
    .max(60),
});
