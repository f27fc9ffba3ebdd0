import { beside, EDGES, GATES, type Turned } from '@escarmouche/space/tiles';

/**
 * Parts of a tile's picture, as the tile lies: pure geometry from its squares, exits and doors. A square is 100 units wide; x grows
 * eastwards and y southwards from the tile's north-west corner.
 */

export const SQUARE = 100;
export const TILE = 3 * SQUARE;

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
}

const corner = (square: number): Box => ({ x: (square % 3) * SQUARE, y: Math.floor(square / 3) * SQUARE });

/** The side of a square, cut short by `inset` at both ends and drawn in by `depth`. */
function side(square: number, edge: number, inset = 0, depth = 0): Line {
  const { x, y } = corner(square);
  const [a, b] = [inset, SQUARE - inset];
  const lines: readonly Line[] = [
    { x1: x + a, y1: y + depth, x2: x + b, y2: y + depth },
    { x1: x + SQUARE - depth, y1: y + a, x2: x + SQUARE - depth, y2: y + b },
    { x1: x + a, y1: y + SQUARE - depth, x2: x + b, y2: y + SQUARE - depth },
    { x1: x + depth, y1: y + a, x2: x + depth, y2: y + b },
  ];
  return lines[edge] ?? { x1: x, y1: y, x2: x, y2: y };
}

const eachEdge = EDGES.map((_, edge) => edge);

const isDoor = ({ doors }: Turned, a: number, b: number): boolean => doors.some((pair) => pair.includes(a) && pair.includes(b));

const leaves = ({ exits }: Turned, square: number, edge: number): boolean => GATES[edge] === square && exits[edge] === true;

/** Squares of a ground. */
export function squaresOf({ grounds }: Turned, ground: string): readonly (Box & { readonly square: number })[] {
  return grounds.flatMap((one, square) => (one === ground ? [{ ...corner(square), square }] : []));
}

/** Walls of the building: every side of its squares that neither a room nor a door is behind. */
export function walls(look: Turned): readonly Line[] {
  return squaresOf(look, 'B').flatMap(({ square }) =>
    eachEdge.flatMap((edge) => {
      const next = beside(square, edge);
      const opened = next >= 0 && (look.grounds[next] === 'B' || isDoor(look, square, next));
      return opened ? [] : [side(square, edge)];
    }),
  );
}

/** Doors, each as the side of the building square that it stands in. */
export function doorways(look: Turned): readonly Line[] {
  return look.doors.flatMap(([a, b]) => {
    const inside = look.grounds[a] === 'B' ? a : b;
    const outside = inside === a ? b : a;
    const edge = eachEdge.find((one) => beside(inside, one) === outside);
    return edge === undefined ? [] : [side(inside, edge, 24)];
  });
}

/** Pavements: sides of the street that lead nowhere. */
export function kerbs(look: Turned): readonly Line[] {
  return squaresOf(look, 'R').flatMap(({ square }) =>
    eachEdge.flatMap((edge) => {
      const next = beside(square, edge);
      const opened = next < 0 ? leaves(look, square, edge) : look.grounds[next] === 'R' || isDoor(look, square, next);
      return opened ? [] : [side(square, edge, 0, 5)];
    }),
  );
}

/** The middle line of the street, from the middle of each square to every side where it goes on; left out where three ways or more meet. */
export function lanes(look: Turned): readonly Line[] {
  return squaresOf(look, 'R').flatMap(({ x, y, square }) => {
    const ways = eachEdge.filter((edge) => {
      const next = beside(square, edge);
      return next < 0 ? leaves(look, square, edge) : look.grounds[next] === 'R';
    });
    if (ways.length > 2) return [];
    const middle = { x: x + SQUARE / 2, y: y + SQUARE / 2 };
    return ways.map((edge) => {
      const { x1, y1, x2, y2 } = side(square, edge);
      return { x1: middle.x, y1: middle.y, x2: (x1 + x2) / 2, y2: (y1 + y2) / 2 };
    });
  });
}

/** Plots on the closed squares of a tile, the same each time for the same tile: a house, trees, or a car park. */
export type Plot = 'house' | 'trees' | 'yard';

export function plots(look: Turned, seed: number): readonly (Box & { readonly plot: Plot; readonly turn: number })[] {
  const kinds: readonly Plot[] = ['house', 'trees', 'house', 'yard'];
  return squaresOf(look, 'X').map(({ x, y, square }) => {
    const mixed = ((seed + 1) * 7 + square * 5 + (square % 3) * seed) % 97;
    return { x, y, plot: kinds[mixed % kinds.length] ?? 'trees', turn: mixed % 4 };
  });
}
