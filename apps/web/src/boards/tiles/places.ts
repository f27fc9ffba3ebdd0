import type { Spot } from '../spot.ts';

/** Where things stand on their square, in hundredths of it from its middle. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const ZOMBIE = { alone: { x: 0, y: -2 }, shared: { x: -20, y: -18 } } as const;
export const TOKEN: Place = { x: 29, y: 29 };

const RING = 25;

/** Places for the pawns of one square: one in the middle, or aside from a zombie; several in a ring. */
export function pawnPlaces(count: number, zombie: boolean): readonly Place[] {
  if (count === 1) return [zombie ? { x: 14, y: 10 } : { x: 0, y: 0 }];
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI - Math.PI;
    return { x: Math.round(RING * Math.cos(angle)), y: Math.round(RING * Math.sin(angle)) };
  });
}

/** Radius of a pawn among so many on its square. */
export const pawnRadius = (count: number): number => (count === 1 ? 27 : count < 4 ? 21 : 17);

export const keyOf = ({ x, y }: Spot): string => `${x} ${y}`;
