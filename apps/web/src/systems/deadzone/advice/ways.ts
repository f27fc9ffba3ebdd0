import { cubeOf, travellerOf, waysOf } from '@escarmouche/deadzone';
import { sheetOf } from '@escarmouche/skirmish';
import { arrivalsOf, dropBetween, gridOf, nameOfCube, type Arrival, type Cube } from '@escarmouche/space/cubes';
import type { Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';

/** Farther than anybody goes in one action: the way to a cube that is out of reach. */
export const FAR = 12;

/** Cubes of a movement by the action: its Speed, or one for a command die. */
export function speedOf({ state, figure }: Acting, { type, free }: Chosen): number {
  if (free) return 1;
  return sheetOf(state, figure.id).speed?.[type === 'sprint' ? 1 : 0] ?? 0;
}

type Reach = ReadonlyMap<string, Arrival>;

const reached = new WeakMap<Acting, Map<string, Reach>>();

/** Cubes in which a movement of so many cubes may end that goes through some others. */
export function reachOf(acting: Acting, speed: number, via: readonly Cube[] = []): Reach {
  const known = reached.get(acting) ?? new Map<string, Reach>();
  reached.set(acting, known);
  const key = [speed, ...via.map(nameOfCube)].join(' ');
  const found = known.get(key) ?? waysThrough(acting, speed, via);
  known.set(key, found);
  return found;
}

/** Cubes that a way has gone: a drop costs nothing (DZ-MOVE-DOWN). */
const goneOn = (way: readonly Cube[]): number => way.slice(1).filter((to, i) => dropBetween(way[i] ?? to, to) === 0).length;

function waysThrough({ state, figure }: Acting, speed: number, via: readonly Cube[]): Reach {
  const grid = gridOf(state.scene.map);
  const traveller = travellerOf(state, figure, speed);
  const way = [cubeOf(figure)];
  const onwards = (): Reach => {
    const left = { ...traveller, speed: speed - goneOn(way) };
    const [, ...gone] = way;
    const last = gone.at(-1);
    return last ? arrivalsOf(grid, last, left) : waysOf(state, figure, left);
  };
  for (const cube of via) {
    const leg = onwards().get(nameOfCube(cube));
    // A movement ends where an enemy stands, and after most falls.
    if (!leg || traveller.meets(cube) || (leg.drop >= 2 && traveller.lands !== 'unharmed')) return new Map();
    way.push(...leg.path.slice(1));
  }
  const lead = way.slice(0, -1);
  return new Map([...onwards()].map(([name, arrival]) => [name, { ...arrival, path: [...lead, ...arrival.path] }]));
}
