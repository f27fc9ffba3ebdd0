import type { Terrain } from '../model.ts';
import { FLAT_TINTS } from './tints.ts';

/** The drawing of a piece by its look; nothing for a look that the kind of piece draws well enough. */
export type ByLook<T> = (look: string | undefined) => T | undefined;

/** Drawings of a table's pieces: those that most tables need, and the rest where one of its looks is not among them. */
export async function byLook<T>(
  terrain: readonly Terrain[],
  common: Readonly<Record<string, T>>,
  rest: () => Promise<Readonly<Record<string, T>>>,
): Promise<ByLook<T>> {
  const isMissing = ({ look }: Terrain): boolean => look !== undefined && !Object.hasOwn(common, look) && !Object.hasOwn(FLAT_TINTS, look);
  const known = terrain.some(isMissing) ? { ...common, ...(await rest()) } : common;
  return (look) => (look !== undefined && Object.hasOwn(known, look) ? known[look] : undefined);
}
