import type { Cube } from './cube.ts';
import { groundOf, hatchOf, type Grid } from './grid.ts';

/**
 * Floors of a stack, from a cube down, that something thrown there comes to: partial ones, which may be missed, down to the first full one
 * (DZ-STATE-CATCH). `size`: of what falls, where a hatch of a full floor lets it through (DZ-TERRAIN-FLOOR).
 */
export function floorsBelow(grid: Grid, cube: Cube, size = Infinity): readonly { readonly cube: Cube; readonly partial: boolean }[] {
  const met: { readonly cube: Cube; readonly partial: boolean }[] = [];
  for (let level = cube.level; level >= 1; level--) {
    const at = { ...cube, level };
    const ground = groundOf(grid, at);
    if (ground === 'none') continue;
    const partial = ground === 'partial' || hatchOf(grid, at) >= size;
    met.push({ cube: at, partial });
    if (!partial) break;
  }
  return met;
}
