import { z } from 'zod';
import { $schema, MOST_ITEMS, slug } from './common.ts';

const MOST_BATTLES = 1_000_000;
const MOST_WORTH = 10_000;

const battles = z.int().min(1).max(MOST_BATTLES);
const digest = z
  .string()
  .max(80)
  .meta({ description: 'Digest of the pack as measured: when the pack of today has another, the measure is out of date.' });

/** Battles go the same again with the same opponent and the same seed. */
const seed = z.string().max(200);
const opponent = z
  .strictObject({ name: slug, commit: z.string().max(40), date: z.iso.date() })
  .meta({ description: 'The bot of every side that the rules do not play: the last commit that changed it, and its date.' });

const worths = z.record(
  z
    .string()
    .max(80)
    .regex(/^(profile|weapon|armour|skill|shield|object|upgrade):[a-z0-9-]+$/),
  z.strictObject({
    worth: z.number().min(-MOST_WORTH).max(MOST_WORTH),
    margin: z.number().min(0).max(MOST_WORTH).meta({ description: 'The true worth is no further from this one, 95 times in 100.' }),
  }),
);

/** The worth of the figures of a pack, measured: see docs/worth.md. */
export const worth = z.strictObject({
  $schema,
  adaptation: slug,
  seed,
  battles: battles.meta({ description: 'Battles with a band of this pack.' }),
  opponent,
  of: digest,
  parts: worths.meta({ description: 'By part: a profile as printed, and the addition of a weapon, an armour or a level of skill.' }),
});

const pair = z.strictObject({
  bands: z.tuple([slug, slug]),
  maps: z.array(slug).min(1).max(MOST_ITEMS).meta({ description: 'Maps, each with as many battles.' }),
  battles: battles.meta({ description: 'Half of them with the zones swapped.' }),
  won: z.tuple([z.int().min(0), z.int().min(0)]),
  drawn: z.int().min(0),
  opponent,
  of: digest,
});

/** Results of the bands of a pack that are offered together against each other: see docs/worth.md. */
export const pairs = z.strictObject({ $schema, adaptation: slug, seed, pairs: z.array(pair).max(MOST_ITEMS) });
