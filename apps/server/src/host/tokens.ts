import { hash, randomBytes } from 'node:crypto';

/** An id of 16 characters; none that a command line takes for an option. */
export const asId = (text: string): string => text.slice(0, 16).replace(/^-/, '_');

/** Ids of battles and devices: 96 bits that nobody guesses. */
export const newId = (): string => asId(randomBytes(12).toString('base64url'));

/** Tokens of devices and invitations: 256 bits, of which the store has the digest alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A secret of the dice. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const digestOf = (token: string): string => hash('sha256', token, 'base64url');
