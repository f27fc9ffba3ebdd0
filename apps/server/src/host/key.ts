import { diceKey } from '@escarmouche/online';
import { digest, type Json } from '@escarmouche/referee';
import type { Lobby } from './lobby.ts';

/** Digest of what was agreed before a battle: of its header, as it is kept. */
export const agreedIn = (header: string): string => String(digest(JSON.parse(header) as Json));

/** The key of the dice of a battle, by its header and its secrets. */
export const keyOf = (battle: string, header: string, secrets: NonNullable<Awaited<ReturnType<Lobby['secrets']>>>): string =>
  diceKey({ battle, agreed: agreedIn(header), ...secrets });
