import type { Json } from '@escarmouche/referee';
import type { Game, Lobby } from './contract.ts';

/** A system as the shell holds it: the types of its states and commands are its own affair. */
export type AnyGame = Game<Json, Json, Json, Json>;

interface Room {
  readonly name: string;
  game(): Promise<AnyGame>;
  lobby(): Promise<Lobby>;
}

const rooms: Readonly<Record<string, Room>> = {
  'urss-classic': {
    name: 'URSS',
    game: async () => (await import('./urss-classic/index.ts')).game as unknown as AnyGame,
    lobby: async () => (await import('./urss-classic/lobby.ts')).lobby,
  },
};

/** The system that a new battle is played by. */
export const DEFAULT_SYSTEM = 'urss-classic';

/** A system at the table; undefined when this program does not know it. */
export async function gameOf(system: string): Promise<AnyGame | undefined> {
  return rooms[system]?.game();
}

/** What a system's battles are made of. */
export async function lobbyOf(system: string): Promise<Lobby | undefined> {
  return rooms[system]?.lobby();
}

/** What players call a system; its id when this program does not know it. */
export function systemName(system: string): string {
  return rooms[system]?.name ?? system;
}
