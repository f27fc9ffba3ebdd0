import { byLook, type ByLook } from '../../looks/by-look.ts';
import type { Terrain } from '../../model.ts';
import { outposts } from './outposts.ts';
import type { Builder } from './stand.ts';
import { works } from './works.ts';

/** Builders of the pieces of a table, by their looks. */
export const buildersOf = (terrain: readonly Terrain[]): Promise<ByLook<Builder>> =>
  byLook<Builder>(terrain, { ...works, ...outposts }, async () => (await import('./towns.ts')).towns);
