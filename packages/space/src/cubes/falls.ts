import type { Cube } from './cube.ts';
import { groundOf, hatchOf, isHalfTile, type Grid } from './grid.ts';

/** Floors that something thrown into a cube comes to: those that it may miss, from above, and the one where it comes to rest at last. */
export interface Fall {
  readonly past: readonly Cube[];
  readonly end: Cube;
}

/** From this Size on a figure cannot stand on a half tile (DZ-TERRAIN-HALF-TILE). */
export const LARGE = 3;

/** The falling thing, where its kind matters: half tiles never hold a large figure (DZ-TERRAIN-HALF-TILE), hatches let through whatever they admit (DZ-TERRAIN-FLOOR). */
interface Falling {
  readonly size?: number;
  readonly byHatches?: boolean;
}

/** Floors of a stack, from a cube down: partial ones may be missed, the first full one ends the fall (DZ-STATE-CATCH). */
export function fallFrom(grid: Grid, cube: Cube, { size = 0, byHatches = false }: Falling = {}): Fall {
  const past: Cube[] = [];
  for (let level = cube.level; level > 1; level--) {
    const at = { ...cube, level };
    const ground = groundOf(grid, at);
    if (ground === 'none' || (size >= LARGE && isHalfTile(grid, at))) continue;
    const hatch = byHatches ? hatchOf(grid, at) : 0;
    if (ground === 'full' && (hatch === 0 || hatch < size)) return { past, end: at };
    past.push(at);
  }
  return { past, end: { ...cube, level: 1 } };
}
