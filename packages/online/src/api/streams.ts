import { z } from 'zod';
import { word } from './beside.ts';
import { told } from './play.ts';
import { id, name, seat } from './values.ts';

/** Streams of news and words. */

/** "battle~seat~sequence"; with "~number" words are followed as well, from that number on. */
const followed = z
  .string()
  .regex(/^[\w-]{1,64}~[^~]{0,200}(?:~\d{1,9}){0,2}$/)
  .transform((given, context) => {
    const [battle = '', as = '', since = '0', heard] = given.split('~');
    try {
      return {
        battle,
        seat: seat.parse(decodeURIComponent(as)),
        since: Number(since),
        ...(heard !== undefined && { words: Number(heard) }),
      };
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

/** Events of a stream by their names; those without a name are news. */
export const EVENTS = {
  message: name('News', 'News of a battle for a seat.', z.strictObject({ battle: id, seat, told })),
  words: name('Words', 'An event `words`: words beside a battle.', z.strictObject({ battle: id, words: z.array(word) })),
  bye: name(
    'Goodbye',
    'An event `bye`, the last of a stream: the host closes, and is back after so many milliseconds.',
    z.strictObject({ again: z.int() }),
  ),
};
export const heard = name('Heard', 'The data of an event of a stream.', z.union([EVENTS.message, EVENTS.words, EVENTS.bye]));
