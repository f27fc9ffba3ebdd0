import { z } from 'zod';
import { clock, count, hex, holders, id, json, name, seat, seats, text, time, token, type Of } from './values.ts';

/** Battles from their set-up to the moment when everybody has come. */

const MOST_NOTES = 20;
const title = z.union([z.string().max(200), z.strictObject({ fr: z.string().max(200), en: z.string().max(200) })]);
const notes = z.record(z.string().max(64), z.string().max(2000));

export const creation = name(
  'NewBattle',
  'A battle that is asked for: the game, its set-up as the game reads it, and the players of its seats.',
  z.strictObject({
    system: id,
    title,
    setup: json,
    seats: holders,
    notes: notes.refine((given) => Object.keys(given).length <= MOST_NOTES),
    clock: clock.exactOptional(),
  }),
);

const header = name(
  'Header',
  'The agreement before a battle: all of it but the secrets of the dice. Never changed.',
  z.strictObject({
    system: z.string(),
    version: z.string().describe('Version of the rules with which it was made.'),
    title: z.union([z.string(), text]),
    setup: z.unknown(),
    seats: holders,
    notes: z.record(z.string(), z.string()),
    clock: clock.exactOptional().describe('Absent where seats take what time they like.'),
  }),
);
export type Header = Of<typeof header>;
/** The agreement as a page keeps it. */
export type OnlineHeader = Omit<Header, 'version' | 'notes'>;

export const created = name(
  'CreatedBattle',
  'A new battle, and an invitation to each seat of a person; under the empty seat one for those who look on.',
  z.strictObject({ battle: id, invitations: z.record(seat, token) }),
);
export type Created = Of<typeof created>;

export const invitation = name('ShownInvitation', 'An invitation.', z.strictObject({ invitation: token }));

export const invited = name(
  'Invited',
  'The battle and the seat of an invitation, and whether the seat may still be taken.',
  z.strictObject({ battle: id, seat, header, open: z.boolean() }),
);
export type Invited = Of<typeof invited>;

const commitment = hex.describe('SHA-256 of "escarmouche/1", the battle, the seat and its secret, each after its length in four bytes.');
export const claim = name('Claim', 'Takes a seat, and promises its secret of the dice.', z.strictObject({ invitation: token, commitment }));
export const claimed = name('Claimed', 'The seat that was taken.', z.strictObject({ battle: id, seat }));
export const promised = name('Promise', 'Promises the secret of a seat.', z.strictObject({ seat, commitment }));
export const shown = name(
  'ShownSecret',
  'The secret that a seat has promised: 64 hexadecimal digits.',
  z.strictObject({ seat, secret: hex }),
);

export const gathering = name(
  'Gathering',
  'The seats of a battle before its beginning: whether they are taken, and have promised and shown their secrets of the dice.',
  z.strictObject({
    header,
    commitment: hex.describe('The promise of the host.'),
    seats: z.array(z.strictObject({ seat, taken: z.boolean(), commitment: hex.exactOptional(), shown: z.boolean() })),
    isCreator: z.boolean().describe('Has this device made the battle?'),
    reopening: seats.describe('Seats whose opening anew waits for somebody to agree.'),
  }),
);
export type Gathering = Of<typeof gathering>;

const mine = z.strictObject({
  battle: id,
  system: z.string(),
  title: z.union([z.string(), text]),
  seats: holders,
  own: seats.describe('Seats of this device.'),
  since: time,
  state: z.enum(['gathering', 'open', 'over']),
  asked: seats.describe('Seats whose act is awaited.'),
  sequence: count.exactOptional().describe('Number of the last act.'),
});
/** A battle of this device in the list. */
export type Mine = Of<typeof mine>;
export const allMine = name('Mine', 'The battles of a device, the latest first.', z.array(mine));

export const reopened = name(
  'NewInvitation',
  'A new invitation to a seat; those before lead nowhere any more.',
  z.strictObject({ invitation: token }),
);
export const reopeningAsked = name(
  'Asked',
  'The wish waits until the person at a third seat agrees.',
  z.strictObject({ asked: z.literal(true) }),
);
export const next = name('NextBattle', 'The battle that is played once more.', z.strictObject({ battle: id }));
export type NextBattle = Of<typeof next>;
