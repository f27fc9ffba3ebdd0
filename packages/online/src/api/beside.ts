import { z } from 'zod';
import type { Word } from '../words.ts';
import { PHRASES } from '../words.ts';
import { id, name, seat, time, type Of } from './values.ts';

/** Policies that seats leave, and words beside the board. */

export const policy = name(
  'Policy',
  'Answers that a seat leaves in advance; an empty one leaves nothing.',
  z.strictObject({
    react: z.int().min(0).max(100).exactOptional().describe('Percent from which a figure on the alert shoots; below it lets pass.'),
    pass: z
      .enum(['turn', 'always'])
      .exactOptional()
      .describe('All that can be let pass is let pass: until the next turn of the seat, or always.'),
    forced: z.literal(true).exactOptional().describe('Plays without a choice are made at once.'),
  }),
);
export type Policy = Of<typeof policy>;
export const leftPolicy = name('LeftPolicy', 'Leaves answers in advance in the place of those before.', z.strictObject({ seat, policy }));

/** Plain words: no control signs, and none that turn the direction of what stands around them. */
const words = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u);
const phrase = z.enum(PHRASES);
const coordinate = z.number().min(-1e6).max(1e6);
const points = z
  .array(z.tuple([coordinate, coordinate, coordinate.exactOptional()]))
  .min(1)
  .max(12);

export const said = name(
  'Saying',
  'A few words, a ready phrase, or points of the board.',
  z.union([z.strictObject({ seat, id, say: words }), z.strictObject({ seat, id, phrase }), z.strictObject({ seat, id, show: points })]),
);
export const number = name('Number', 'The number of a word.', z.strictObject({ number: z.int().min(1) }));

const kept = { number: z.int().min(1), seat, at: time };
export const word: z.ZodType<Word> = name(
  'Word',
  'Something said beside a battle.',
  z.union([z.strictObject({ ...kept, say: z.string() }), z.strictObject({ ...kept, phrase }), z.strictObject({ ...kept, show: points })]),
);
