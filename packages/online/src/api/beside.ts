import { z } from 'zod';
import type { Word } from '../words.ts';
import { PHRASES } from '../words.ts';
import { id, name, seat, time, type Of } from './values.ts';

/** Policies and words of seats, streams, and the host itself. */

export const about = name(
  'Host',
  'A host of online battles.',
  z.strictObject({
    online: z.literal(true),
    version: z.string(),
    name: z.string().exactOptional(),
    publicAddress: z.string().exactOptional().describe('Its address behind a proxy.'),
  }),
);
export type Host = Of<typeof about>;

export const document = name('OpenApi', 'A description of all requests by OpenAPI 3.1.', z.looseObject({ openapi: z.string() }));
export const well = name('Well', 'All is well.', z.strictObject({ status: z.literal('ok') }));
export const metrics = name('Metrics', 'Metrics, a line each.', z.string());

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

export const pushKey = name(
  'PushKey',
  'The public key of notices; null where the host sends none.',
  z.strictObject({ key: z.string().nullable() }),
);

/** Keys are base64url: a point of P-256, and 16 bytes. */
export const subscription = name(
  'Subscription',
  'A subscription to notices as browsers give it, with the language of notices.',
  z.strictObject({
    endpoint: z.string().max(1000),
    expirationTime: z.number().nullish(),
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
    language: z.enum(['fr', 'en']),
  }),
);

/** Plain words: no control signs, and none that turn the direction of what stands around them. */
const words = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u);
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

/** "battle~seat~sequence"; with "~number" words are followed as well, from that number on. */
const followed = z
  .string()
  .regex(/^[\w-]{1,64}~[^~]{0,200}(?:~\d{1,9}){0,2}$/)
  .transform((given, context) => {
    const [battle = '', as = '', since = '0', heard] = given.split('~');
    try {
      return { battle, seat: decodeURIComponent(as), since: Number(since), ...(heard !== undefined && { words: Number(heard) }) };
    } catch {
      context.addIssue({ code: 'custom', message: 'malformed' });
      return z.NEVER;
    }
  });
/** Battles that one stream follows, at most. */
const MOST_FOLLOWED = 100;
export const following = z.object({
  follow: z
    .union([followed.transform((one) => [one]), z.array(followed).max(MOST_FOLLOWED)])
    .default([])
    .describe(
      'ID~SEAT~SINCE or ID~SEAT~SINCE~WORDS, as often as needed: a battle, a seat, and the numbers of the last act and word heard.',
    ),
});
