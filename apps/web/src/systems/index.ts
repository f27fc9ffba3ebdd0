import type { Json, Language, Text } from '@escarmouche/referee';
import type { Game } from './contract.ts';
import type { Lobby, MapOnOffer } from './lobby.ts';
import type { PrintPart } from './prints.ts';

/** A system as the shell holds it: the types of its states and commands are its own affair. */
export type AnyGame = Game<Json, Json, Json, Json>;

interface Room {
  readonly name: string;
  /** What it is, in a sentence. */
  readonly line: Text;
  game(): Promise<AnyGame>;
  lobby(): Promise<Lobby>;
  /** The grounds it offers, as pictures and words alone. */
  maps?(): Promise<(language: Language) => readonly MapOnOffer[]>;
  /** Where it is printed whole, to be played without a screen. */
  prints?(): Promise<readonly PrintPart[]>;
}

const rooms: Readonly<Record<string, Room>> = {
  'urss-classic': {
    name: 'URSS',
    line: {
      fr: 'Escarmouches de figurines sur une table : se déplacer, tirer, combattre, avec les chances exactes.',
      en: 'Skirmishes of figures on a table: move, shoot and fight, with the exact odds.',
    },
    game: async () => (await import('./urss-classic/index.ts')).game as unknown as AnyGame,
    lobby: async () => (await import('./urss-classic/lobby.ts')).lobby,
    maps: async () => (await import('./urss-classic/maps.ts')).mapsOnOffer,
  },
  zombies: {
    name: 'Zombies!!!',
    line: {
      fr: 'Une ville de tuiles, des cartes en main et des zombies partout, de deux à six.',
      en: 'A town of tiles, cards in hand and zombies everywhere, for two to six.',
    },
    game: async () => (await import('./zombies/index.ts')).game as unknown as AnyGame,
    lobby: async () => (await import('./zombies/lobby.ts')).lobby,
    prints: async () => (await import('./zombies/print/index.ts')).prints(),
  },
};

/** The systems there are. */
export const SYSTEMS: readonly string[] = Object.keys(rooms);

/** The system that a new battle is played by unless another is chosen. */
export const DEFAULT_SYSTEM = 'urss-classic';

/** The name may come from a link or a file: `constructor` is none. */
const roomOf = (system: string): Room | undefined => (Object.hasOwn(rooms, system) ? rooms[system] : undefined);

/** A system at the table; undefined when this program does not know it. */
export async function gameOf(system: string): Promise<AnyGame | undefined> {
  return roomOf(system)?.game();
}

/** What a system's battles are made of. */
export async function lobbyOf(system: string): Promise<Lobby | undefined> {
  return roomOf(system)?.lobby();
}

/** The grounds of a system, told without its rules; undefined when none are chosen. */
export async function mapsOf(system: string): Promise<((language: Language) => readonly MapOnOffer[]) | undefined> {
  return rooms[system]?.maps?.();
}

/** Is this a system that is printed whole? */
export const hasPrints = (system: string): boolean => roomOf(system)?.prints !== undefined;

/** What a system puts on paper; undefined when it prints its battles one by one. */
export async function printsOf(system: string): Promise<readonly PrintPart[] | undefined> {
  return roomOf(system)?.prints?.();
}

/** What players call a system; its id when this program does not know it. */
export function systemName(system: string): string {
  return roomOf(system)?.name ?? system;
}

/** What a system is, in a sentence; nothing when this program does not know it. */
export function systemLine(system: string, language: Language): string {
  return roomOf(system)?.line[language] ?? '';
}
