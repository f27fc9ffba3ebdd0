import { byLook, type ByLook } from '../../looks/by-look.ts';
import { FLAT_TINTS } from '../../looks/tints.ts';
import type { Terrain } from '../../model.ts';
import type { Painter } from './marks.ts';
import { outposts } from './outposts.ts';
import { works } from './works.ts';

/** Painters of the pieces of a table, by their looks. */
export const paintersOf = (terrain: readonly Terrain[]): Promise<ByLook<Painter>> =>
  byLook<Painter>(terrain, { ...works, ...outposts }, async () => (await import('./towns.ts')).towns);

/** Has flat ground of this look a pattern of its own? */
export const isFlatLook = (look: string | undefined): boolean => look !== undefined && Object.hasOwn(FLAT_TINTS, look);
