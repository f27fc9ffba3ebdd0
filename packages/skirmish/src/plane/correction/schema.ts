import { id, whole } from '@escarmouche/referee/schema';
import { length, place, vector } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { mark } from '../battle-schema.ts';
import { perch } from '../place-schema.ts';

/** A person's correction of a figure on a plane: how the figure is now. Members left out are as they were. Types are inferred from here. */

const MOST_VITALITY = 20;
const LONGEST_NAME = 100;

export const said = {
  type: z.literal('correct'),
  figure: z.string().check(z.maxLength(LONGEST_NAME)),
  /** Its place. A figure hangs nowhere any more unless `perch` says so. */
  at: z.optional(place),
  facing: z.optional(vector),
  perch: z.optional(perch),
  vitality: z.optional(whole(0, MOST_VITALITY)),
  alert: z.optional(z.boolean()),
  /** Has had its activation this turn. */
  activated: z.optional(z.boolean()),
  demoralised: z.optional(z.boolean()),
  /** Marks of special rules by their slugs; null where there is none. */
  marks: z.optional(z.record(id, z.union([mark, z.null()]))),
};

export const correction = z.strictObject(said);

const HUNDREDTHS = 100;

/** Facts that a person tells of one figure from the place of another (`placed/told.ts`). */
export const telling = z.strictObject({
  type: z.literal('tell'),
  from: said.figure,
  to: said.figure,
  distance: z.optional(length),
  hidden: z.optional(whole(0, HUNDREDTHS)),
  /** Does the one see the other: ahead of it, and not wholly hidden? In the open unless `hidden` says otherwise. */
  seen: z.optional(z.boolean()),
  /** The arc of the other in which the one stands. */
  side: z.optional(z.enum(['front', 'rear'])),
});
