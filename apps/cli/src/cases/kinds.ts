import { fold } from '../text.ts';
import { readerOf, type Reader } from './contract.ts';
import { urssCases } from './urss-classic/index.ts';
import { urssKitCases } from './urss-kit/index.ts';
import { zombiesCases } from './zombies/index.ts';

/** The games that cases can be written for, by their id; the first when a case names none. */
const READERS: Readonly<Record<string, Reader>> = {
  'urss-classic': readerOf(urssCases),
  'urss-kit': readerOf(urssKitCases),
  zombies: readerOf(zombiesCases),
};

export const SYSTEMS = Object.keys(READERS);

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
  return { key: found?.[0], written, reader: id === undefined ? undefined : READERS[id] };
}
