import type { Json } from '@escarmouche/referee';
import type { Game, Lobby } from './contract.ts';

/** A system as the shell holds it: the types of its states and commands are its own affair. */
export type AnyGame = Game<Json, Json, Json, Json>;

export interface SystemRoom {
  readonly game: AnyGame;
  readonly lobby: Lobby;
}

const rooms: Readonly<Record<string, () => Promise<SystemRoom>>> = {
  'urss-classic': async () => {
    const { game, lobby } = await import('./urss-classic/index.ts');
    return { game: game as unknown as AnyGame, lobby };
  },
};

/** The system that a new battle is played by. */
export const DEFAULT_SYSTEM = 'urss-classic';

/** A system's room at the table; undefined when this program does not know it. */
export async function systemRoom(id: string): Promise<SystemRoom | undefined> {
  return rooms[id]?.();
}
