import type { BoardPoint } from '../board-point.ts';

/** Places of things on their square, in hundredths of the square from its middle. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Of a token, unless the square is crowded. */
export const CORNER: Place = { x: 29, y: 29 };
const MIDDLE: Place = { x: 0, y: 0 };

const places = (...all: readonly (readonly [number, number])[]): readonly Place[] => all.map(([x, y]) => ({ x, y }));

/** Places and their radius by how many pieces stand on a square: each has its own, and none reaches beyond the square. */
const ROOM: readonly { readonly r: number; readonly at: readonly Place[] }[] = [
  { r: 27, at: [MIDDLE] },
  { r: 26, at: places([-22, -22], [22, 22]) },
  { r: 23, at: places([-24, 0], [22, -25], [22, 25]) },
  { r: 23, at: places([-25, -25], [25, -25], [-25, 25], [25, 25]) },
  { r: 19, at: places([-30, -30], [30, -30], [0, 0], [-30, 30], [30, 30]) },
  { r: 15.5, at: places([-33, -18], [0, -18], [33, -18], [-33, 18], [0, 18], [33, 18]) },
  { r: 15.5, at: places([-33, -33], [0, -33], [33, -33], [-33, 0], [0, 0], [33, 0], [-33, 33], [0, 33], [33, 33]) },
];

/** Places for so many pieces on one square, in their order, and the radius that they have room for. */
export const roomFor = (count: number): { readonly r: number; readonly at: readonly Place[] } =>
  ROOM.find(({ at }) => at.length >= count) ?? { r: 15.5, at: [] };

export const keyOf = ({ x, y }: BoardPoint): string => `${x} ${y}`;
