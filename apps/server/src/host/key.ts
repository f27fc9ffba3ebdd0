import { agreedIn, diceKey } from '@escarmouche/online';
import type { Lobby } from './lobby.ts';

/** The key of the dice of a battle, by its header and its secrets. */
export const keyOf = (battle: string, header: string, secrets: NonNullable<Awaited<ReturnType<Lobby['secrets']>>>): string =>
  diceKey({ battle, agreed: agreedIn(JSON.parse(header)), ...secrets });
