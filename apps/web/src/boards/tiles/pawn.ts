import { lookOf, shapePoints } from '../sides.ts';
import figures from '../silhouettes/figures.svg';

/** A shape with corners is drawn larger than a disc, a triangle lower: there is as much room for the figure on each. */
const GROWN: Readonly<Record<string, readonly [size: number, drop: number]>> = { triangle: [1.2, 0.18], diamond: [1.1, 0] };

/** The share of its radius that a plate has, and the width of the dark line about it, half of which lies outside. */
const PLATE = 0.93;
export const CASE = 0.14;

export interface Plate {
  /** Of the disc. */
  readonly radius: number;
  /** Corners; none of the disc. */
  readonly points: string | undefined;
  /** How much lower the plate lies than the middle of the pawn. */
  readonly drop: number;
}

/** The plate of a side's pawn, of a radius. */
export function plateOf(side: number, r: number): Plate {
  const { shape } = lookOf(side);
  const [size, drop] = GROWN[shape] ?? [1, 0];
  const radius = r * PLATE * size;
  return { radius, points: shapePoints(shape, radius), drop: r * drop };
}

const ZOMBIES = ['zombieSlow', 'zombieQuick', 'zombieTorn'] as const;

/** The drawing of a zombie, by the key that stays with it, and the transform of those that are seen from the other side. */
export const zombieFigure = (key: number): { readonly href: string; readonly mirrored: string | undefined } => ({
  href: `${figures}#${ZOMBIES[key % ZOMBIES.length]}`,
  mirrored: Math.floor(key / ZOMBIES.length) % 2 === 1 ? 'scale(-1 1)' : undefined,
});
