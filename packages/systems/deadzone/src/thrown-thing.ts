import { COMPASS, gridOf, groundOf, isFree, stepped, type Cube } from '@escarmouche/space/cubes';
import { FACES } from './numbers.ts';
import type { State } from './state.ts';
import { cubeBeside, landing, landingsOf, type Landing } from './thrown.ts';
import type { Turn } from './turn.ts';

/** A thing passes any opening, and every hatch of a floor (DZ-STATE-SCATTER, DZ-TERRAIN-FLOOR). */
const THING = { size: 1, thrown: true } as const;

/** The cube that a thing thrown at a cube comes to: that of a die, on its level or below; a solid side or the edge throws it back (DZ-STATE-SCATTER). */
export function scatterThing(turn: Turn, at: Cube): Cube {
  const next = cubeBeside(turn, at);
  return passes(turn.state, at, next) ? landing(turn, next, THING) : dropFrom(turn, at);
}

const passes = ({ scene }: State, at: Cube, next: Cube): boolean => isFree(gridOf(scene.map), at, next, THING);

const hangs = ({ scene }: State, at: Cube): boolean => groundOf(gridOf(scene.map), at) === 'none';

/** The cube itself; without any floor there, the one where the thing falls to. */
export const dropFrom = (turn: Turn, at: Cube): Cube => (hangs(turn.state, at) ? landing(turn, at, THING) : at);

/** The cubes that a thing thrown at a cube may come to; `well`: the chance that the throw succeeds. A cube may be named more than once. */
export function throwsOf(state: State, at: Cube, well: number): readonly Landing[] {
  const here = hangs(state, at) ? landingsOf(state, at, THING.size) : [{ cube: at, chance: 1 }];
  const beside = COMPASS.flatMap((step) => {
    const next = stepped(at, step);
    return passes(state, at, next) ? landingsOf(state, next, THING.size) : here;
  });
  return [
    ...here.map(({ cube, chance }) => ({ cube, chance: chance * well })),
    ...beside.map(({ cube, chance }) => ({ cube, chance: (chance * (1 - well)) / FACES })),
  ];
}
