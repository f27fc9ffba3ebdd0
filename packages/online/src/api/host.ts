import { z } from 'zod';
import { id, name, time, token, type Of } from './values.ts';

/** The host itself, and the devices that it knows. */

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

export const device = name('NewDevice', 'A new device. Its token is told this once.', z.strictObject({ id, token }));
export type NewDevice = Of<typeof device>;

export const code = name(
  'NewCode',
  'A code by which one more device joins the person of this one, once, until it expires.',
  z.strictObject({ code: token, expires: time }),
);
export type NewCode = Of<typeof code>;
export const shownCode = name('ShownCode', 'A code that another device has made.', z.strictObject({ code: token }));
export const person = name('Person', 'The id under which the device is known from now on.', z.strictObject({ id }));

const ofPerson = z.strictObject({
  id,
  created: time,
  seen: time.describe('The time at which the device was last there, to the hour.'),
  isThis: z.boolean().describe('The device that asks.'),
});
export type DeviceOfPerson = Of<typeof ofPerson>;
export const devices = name('Devices', 'The devices of a person, the last seen first.', z.array(ofPerson));

export const pushKey = name(
  'PushKey',
  'The public key of notices; null where the host sends none.',
  z.strictObject({ key: z.string().nullable() }),
);
export type PushKey = Of<typeof pushKey>;

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
