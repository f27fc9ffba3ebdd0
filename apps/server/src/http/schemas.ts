import { PHRASES } from '@escarmouche/online';
import { z } from 'zod';

const seat = z.string().max(64);
const id = z.string().min(1).max(64);
const token = z.string().min(1).max(128);
/** 32 bytes in hexadecimal digits. */
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const holder = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('person') }),
  z.strictObject({ by: z.literal('bot'), level: z.string().max(64).optional() }),
  z.strictObject({ by: z.literal('npc') }),
]);
const text = z.strictObject({ fr: z.string().max(200), en: z.string().max(200) });

const clock = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('days'), days: z.int().min(1).max(60), hours: z.int().min(0).max(240) }),
  z.strictObject({ by: z.literal('minutes'), minutes: z.int().min(1).max(600), seconds: z.int().min(0).max(600) }),
]);

const MOST_NOTES = 20;

/** Bodies of requests. */
export const creation = z.strictObject({
  system: id,
  title: z.union([z.string().max(200), text]),
  setup: z.json(),
  seats: z.record(seat, holder),
  notes: z.record(z.string().max(64), z.string().max(2000)).refine((notes) => Object.keys(notes).length <= MOST_NOTES),
  clock: clock.optional(),
});
export const invitation = z.strictObject({ invitation: token });
export const code = z.strictObject({ code: token });
export const claim = z.strictObject({ invitation: token, commitment: hex });
/** A subscription as browsers give it, with the language of notices. Keys are base64url: a point of P-256, and 16 bytes. */
export const subscription = z.strictObject({
  endpoint: z.string().max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
  language: z.enum(['fr', 'en']),
});
/** As which seat something is asked. */
export const asSeat = z.strictObject({ seat });
export const promised = z.strictObject({ seat, commitment: hex });
export const policy = z.strictObject({
  seat,
  policy: z.strictObject({
    react: z.int().min(0).max(100).optional(),
    pass: z.enum(['turn', 'always']).optional(),
    forced: z.literal(true).optional(),
  }),
});
/** Plain words: no control signs, and none that turn the direction of what stands around them. */
const saying = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u);
const coordinate = z.number().min(-1e6).max(1e6);
export const said = z.union([
  z.strictObject({ seat, id, say: saying }),
  z.strictObject({ seat, id, phrase: z.enum(PHRASES) }),
  z.strictObject({
    seat,
    id,
    show: z
      .array(z.tuple([coordinate, coordinate, coordinate.optional()]))
      .min(1)
      .max(12),
  }),
]);
export const shown = z.strictObject({ seat, secret: hex });
const deed = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('submit'), command: z.json() }),
  z.strictObject({ do: z.literal('answer'), value: z.json() }),
  z.strictObject({
    do: z.literal('propose'),
    kind: z.enum(['takeBack', 'draw', 'concession', 'abandonment', 'timeout', 'skip', 'rematch']),
    about: seat.optional(),
  }),
  z.strictObject({ do: z.literal('consent'), agrees: z.boolean() }),
]);
export const act = z.strictObject({
  seat,
  act: z.strictObject({ id, n: z.int().min(1), deed }),
});
/** "battle~seat~sequence", one or several; with "~number" words are followed as well, from that number on. */
const followed = z
  .string()
  .regex(/^[\w-]{1,64}~[^~]{0,200}(?:~\d{1,9}){0,2}$/)
  .transform((given, context) => {
    const [battle = '', as = '', since = '0', words] = given.split('~');
    try {
      return { battle, seat: decodeURIComponent(as), since: Number(since), ...(words !== undefined && { words: Number(words) }) };
    } catch {
      context.addIssue({ code: 'custom', message: 'malformed' });
      return z.NEVER;
    }
  });
/** Battles that one stream follows, at most. */
const MOST_FOLLOWED = 100;
export const follow = z.union([followed.transform((one) => [one]), z.array(followed).max(MOST_FOLLOWED)]);
