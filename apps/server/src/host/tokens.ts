import { createHash, randomBytes } from 'node:crypto';

/** Ids of battles and devices: 96 bits that nobody guesses. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Tokens of devices and invitations: 256 bits, of which the store has the digest alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A secret of the dice. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
