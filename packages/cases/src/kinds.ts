import { games } from '@escarmouche/games';
import { fold } from './text.ts';
import type { Reader } from './contract.ts';

/** The games that cases can be written for, by their id, in folders of those names; the first when a case names none. */
export const SYSTEMS: readonly string[] = games.map(({ id }) => id);

/** The reader of one game's cases, fetched alone: a page reads cases of one game without the rules of the others. */
export async function readerFor(id: string): Promise<Reader> {
  const { cases } = (await import(`./${id}/index.ts`)) as { cases: Reader };
  return cases;
}

const SYSTEM_KEYS = new Set(['system', 'systeme', 'game', 'jeu']);

/** The game a case is of, and how the author spelt it; `id` is missing for a game nobody knows. */
export interface OfGame {
  readonly key: string | undefined;
  readonly written: string;
  readonly id: string | undefined;
}

export function gameOf(value: unknown): OfGame {
  const found = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => SYSTEM_KEYS.has(fold(key))) : undefined;
  const written = found === undefined ? (SYSTEMS[0] ?? '') : String(found[1]);
  return { key: found?.[0], written, id: SYSTEMS.find((one) => fold(one) === fold(written)) };
}
