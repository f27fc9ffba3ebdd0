import { COMPASS, gridOf, groundOf, isFree, isOn, stepped, type Cube } from '@escarmouche/space/cubes';
import { landing, tableDie } from './thrown.ts';
import type { Turn } from './turn.ts';

/** A thing passes any opening, and every hatch of a floor (DZ-STATE-SCATTER, DZ-TERRAIN-FLOOR). */
const THING = { size: 1, thrown: true } as const;

/** The cube that a thing thrown at a cube comes to: that of a die, on its level or below; a solid side or the edge throws it back (DZ-STATE-SCATTER). */
export function scatterThing(turn: Turn, at: Cube): Cube {
  const grid = gridOf(turn.state.scene.map);
  const step = COMPASS[tableDie(turn, 'DZ-STATE-SCATTER') - 1];
  const next = step && stepped(at, step);
  return next && isOn(grid, next) && isFree(grid, at, next, THING) ? landing(turn, next, THING) : dropFrom(turn, at);
}

/** The cube itself; without any floor there, the one where the thing falls to. */
export const dropFrom = (turn: Turn, at: Cube): Cube =>
  groundOf(gridOf(turn.state.scene.map), at) === 'none' ? landing(turn, at, THING) : at;
