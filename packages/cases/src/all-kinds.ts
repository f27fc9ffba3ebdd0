import type { Reader } from './contract.ts';
import { readerFor, SYSTEMS } from './kinds.ts';

/** The readers of all games, for programs that read cases of any. */
export const READERS: ReadonlyMap<string, Reader> = new Map(
  await Promise.all(SYSTEMS.map(async (id) => [id, await readerFor(id)] as const)),
);
