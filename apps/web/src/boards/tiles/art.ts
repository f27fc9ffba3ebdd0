import { beside, EDGES, GATES, type Turned } from '@escarmouche/space/tiles';

/**
 * Geometry of a tile's picture, from its squares, exits and doors as the tile lies. A square is 100 units wide; x grows eastwards and y
 * southwards from the tile's north-west corner. Pictures are the `d` of paths.
 */

export const SQUARE = 100;
export const TILE = 3 * SQUARE;

interface Box {
  readonly x: number;
  readonly y: number;
}

const corner = (square: number): Box => ({ x: (square % 3) * SQUARE, y: Math.floor(square / 3) * SQUARE });

/** Squares of a ground. */
export function squaresOf({ grounds }: Turned, ground: string): readonly (Box & { readonly square: number })[] {
  return grounds.flatMap((one, square) => (one === ground ? [{ ...corner(square), square }] : []));
}

/** A spot by a side of a square: so far along it, clockwise about the square, and so deep in the square; outside where that is negative. */
export type Spot = readonly [along: number, depth: number];

export function spotBy(square: number, edge: number, [along, depth]: Spot): readonly [x: number, y: number] {
  const { x, y } = corner(square);
  if (edge === 0) return [x + along, y + depth];
  if (edge === 1) return [x + SQUARE - depth, y + along];
  if (edge === 2) return [x + SQUARE - along, y + SQUARE - depth];
  return [x + depth, y + SQUARE - along];
}

/** A line through spots by a side. */
export const lineBy = (square: number, edge: number, ...spots: readonly Spot[]): string =>
  `M${spots.map((spot) => spotBy(square, edge, spot).join(' ')).join('L')}`;

/** A strip along a side: from one length of it to another, and from one depth to another, where it may be wider by `flare` at both ends. */
export const stripBy = (square: number, edge: number, [from, to]: Spot, [near, far]: Spot, flare = 0): string =>
  `${lineBy(square, edge, [from, near], [to, near], [to + flare, far], [from - flare, far])}Z`;

export const eachEdge = EDGES.map((_, edge) => edge);

export const isDoor = ({ doors }: Turned, a: number, b: number): boolean => doors.some((pair) => pair.includes(a) && pair.includes(b));

/** The sides of a square of the street by which it goes on, in their order. */
export const waysOf = (look: Turned, square: number): readonly number[] =>
  eachEdge.filter((edge) => {
    const next = beside(square, edge);
    return next < 0 ? GATES[edge] === square && look.exits[edge] === true : look.grounds[next] === 'R';
  });
