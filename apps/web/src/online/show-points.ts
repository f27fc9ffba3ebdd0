import type { Saying } from '@escarmouche/online';
import type { BoardPoint } from '../boards/board-point.ts';

/** Places of a board as the host is told them, and back. */

type Show = Extract<Saying, { show: unknown }>['show'];

export const pointsOf = (show: Show): readonly BoardPoint[] => show.map(([x, y, z]) => ({ x, y, ...(z !== undefined && { z }) }));
export const showOf = (points: readonly BoardPoint[]): Show =>
  points.map(({ x, y, z }) => (z === undefined ? ([Math.round(x), Math.round(y)] as const) : ([Math.round(x), Math.round(y), z] as const)));
