import { games } from '@escarmouche/games';
import { fold } from './text.ts';
import type { Reader } from './contract.ts';

/** The games that cases can be written for, by their id, in folders of those names; the first when a case names none. */
const READERS: ReadonlyMap<string, Reader> = new Map(
  await Promise.all(
    games.map(async ({ id }) => {
      const { cases } = (await import(`./${id}/index.ts`)) as { cases: Reader };
      return [id, cases] as const;
    }),
  ),
);

export const SYSTEMS: readonly string[] = games.map(({ id }) => id);

const SYSTEM_KEYS = new Set(['system', 'systeme', 'game', 'jeu']);

/** The game a case is of, and how the author spelt it; `reader` is missing for a game nobody knows. */
export function gameOf(value: unknown): {
  readonly key: string | undefined;
  readonly written: string;
  readonly reader: Reader | undefined;
} {
  const found = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => SYSTEM_KEYS.has(fold(key))) : undefined;
  const written = found === undefined ? (SYSTEMS[0] ?? '') : String(found[1]);
  const id = SYSTEMS.find((one) => fold(one) === fold(written));
  return { key: found?.[0], written, reader: READERS.get(id ?? '') };
}
