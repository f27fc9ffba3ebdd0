import type { Json } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';
import { z } from 'zod';

/** Values of a schema, as those read them who change nothing in them. */
export type Of<Schema extends z.ZodType> = Kept<z.output<Schema>>;
/** Any JSON is so already. */
type Kept<T> = Json extends T ? T : T extends object ? { readonly [K in keyof T]: Kept<T[K]> } : T;

/** Schemas that have a name of their own in the description of the host's requests. */
export const named = z.registry<{ readonly id: string }>();

/** Gives a schema its name, and a sentence for those who write a client. */
export function name<Schema extends z.ZodType>(id: string, about: string, schema: Schema): Schema {
  z.globalRegistry.add(schema as z.ZodType, { description: about });
  named.add(schema as z.ZodType, { id });
  return schema;
}

/** Not looked into: what a host is sent has been read as JSON, and what it tells is written as JSON. */
export const json = name(
  'Json',
  'Any JSON. Commands, answers, events and states are those of the game.',
  z.unknown() as z.ZodType<unknown> as z.ZodType<Json>,
);
/** Has a name neither control signs nor halves of characters? Databases cut these off, change or refuse them: two names would be kept as one. */
const isWhole = (given: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(given);
export const seat = name(
  'Seat',
  'A seat of a battle by its name in the game; empty: somebody who looks on.',
  z.string().max(64).refine(isWhole),
);
export const seats = z.array(seat);
export const id = z.string().min(1).max(64).refine(isWhole);
export const token = z.string().min(1).max(128).refine(isWhole);
/** 32 bytes in hexadecimal digits. */
export const hex = z.string().regex(/^[0-9a-f]{64}$/);
export const count = z.int().min(0);
export const time = z.int().describe('A time of the host, in milliseconds since 1970.');

export const text = name('Text', 'The same words in French and in English.', z.strictObject({ fr: z.string(), en: z.string() }));

export const refusal = name(
  'Refusal',
  'The reason why a command or an answer is not accepted, and the rule where one forbids it.',
  z.strictObject({ rule: z.string().exactOptional(), reason: text }),
);

/** The body of every reply whose status is 400 or more. */
export const refused = name('Refused', 'The reason why a request came to nothing.', z.strictObject({ reason: text }));

export const nothing = name('Nothing', 'Nothing is told beside the status.', z.strictObject({}));

const holder: z.ZodType<SeatHolder> = name(
  'Holder',
  'The player of a seat: a person, a bot of a level (its usual one where none is named), or the document for NPCs.',
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('person') }),
    z.strictObject({ by: z.literal('bot'), level: z.string().max(64).exactOptional() }),
    z.strictObject({ by: z.literal('npc') }),
  ]),
);
export const holders = z.record(seat, holder);

export const clock = name(
  'Clock',
  'Time of each seat: days, of which so many hours come back whenever the hand is given on; or minutes, and so many seconds more each time.',
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('days'), days: z.int().min(1).max(60), hours: z.int().min(0).max(240) }),
    z.strictObject({ by: z.literal('minutes'), minutes: z.int().min(1).max(600), seconds: z.int().min(0).max(600) }),
  ]),
);

export const asSeat = name('AsSeat', 'The seat in whose name something is asked.', z.strictObject({ seat }));
export const viewed = z.object({ seat: seat.default('').describe('The seat that looks; empty: all that everybody may know.') });
