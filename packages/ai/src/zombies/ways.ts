import { bearings, type Town } from '@escarmouche/space/tiles';
import type { Square } from '@escarmouche/zombies';

/** The squares that a pawn comes to from one, the nearest first. */
export interface Ways {
  /** The square itself, then the others. */
  readonly order: Int16Array;
  /** Steps to each of the order. */
  readonly far: Int16Array;
  /** Where in the order the square before each stands; 0 for the first. */
  readonly before: Int16Array;
  /** The first step towards each of the order. */
  readonly first: Int16Array;
  /** Steps by square; FARTHEST + 1 where it is farther. */
  readonly steps: Uint8Array;
}

/** Nobody looks farther than so many steps. */
export const FARTHEST = 60;

const known = new WeakMap<Town, (Ways | undefined)[]>();

/** Looked for once for each town and square: imagined games ask for the same ones again and again. */
export function waysFrom(town: Town, square: Square): Ways {
  let ofTown = known.get(town);
  if (!ofTown) known.set(town, (ofTown = new Array<Ways | undefined>(town.links.length).fill(undefined)));
  return (ofTown[square] ??= look(town, square));
}

function look({ links }: Town, square: Square): Ways {
  const count = links.length;
  const steps = new Uint8Array(count).fill(FARTHEST + 1);
  const [order, far, before, first] = [new Int16Array(count), new Int16Array(count), new Int16Array(count), new Int16Array(count)];
  steps[square] = 0;
  order[0] = square;
  first[0] = square;
  let found = 1;
  for (let here = 0; here < found; here++) {
    const next = (far[here] ?? 0) + 1;
    if (next > FARTHEST) break;
    for (const there of links[order[here] ?? 0] ?? []) {
      if ((steps[there] ?? 0) <= FARTHEST) continue;
      steps[there] = next;
      order[found] = there;
      far[found] = next;
      before[found] = here;
      first[found] = here === 0 ? there : (first[here] ?? there);
      found++;
    }
  }
  const ofAll = (values: Int16Array): Int16Array => values.subarray(0, found);
  return { order: ofAll(order), far: ofAll(far), before: ofAll(before), first: ofAll(first), steps };
}

const nearness = new WeakMap<Town, (Float64Array | undefined)[]>();

/** How near every square of a town is to one, as the crow flies along the grid: 1 there, 1/2 beside it, 1/3 two squares away. */
export function nearnessTo(town: Town, square: Square): Float64Array {
  let ofTown = nearness.get(town);
  if (!ofTown) nearness.set(town, (ofTown = new Array<Float64Array | undefined>(town.links.length).fill(undefined)));
  return (ofTown[square] ??= measure(town, square));
}

function measure(town: Town, square: Square): Float64Array {
  const at = bearings(town, square);
  const near = new Float64Array(town.links.length);
  town.tiles.forEach((laid, tile) => {
    const east = laid.x * 3 - 1 - at.east;
    const south = laid.y * 3 - 1 - at.south;
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++)
        near[tile * 9 + row * 3 + column] = 1 / (1 + Math.abs(east + column) + Math.abs(south + row));
    }
  });
  return near;
}
