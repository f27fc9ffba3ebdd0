import type { Frame } from '../move/obstacles.ts';
import { sweep, sweepOutside } from '../move/sweep.ts';
import type { Leg } from '../move/sweep.ts';
import { areNear, signedDistance } from '../shapes/shapes.ts';
import type { Feature, Shape, Table } from '../types.ts';

/** A step or a hole, and how near to it a centre may come before its base may be on another level. */
interface Piece {
  readonly shape: Shape;
  readonly reach: number;
}

/** Features that may take a base from one level to another. */
export interface Flat {
  readonly pieces: readonly Piece[];
  /** Surfaces to stand on at this level, off the ground. Undefined at the level of the ground, which is everywhere. */
  readonly plateaus: readonly Shape[] | undefined;
}

const SAME_LEVEL = 0.5;

const isPiece = ({ kind, base, top }: Feature, frame: Frame, z: number): boolean => {
  if (kind === 'void') return z <= 0 && base < z - SAME_LEVEL;
  return kind === 'solid' && top > z + SAME_LEVEL && top <= z + frame.stepUp;
};

const isPlateau = ({ kind, base, top }: Feature, z: number): boolean => {
  const level = kind === 'void' ? base : kind === 'solid' ? top : Infinity;
  return Math.abs(level - z) < SAME_LEVEL;
};

const isConvex = (shape: Shape): boolean => {
  if (shape.type === 'disc') return true;
  const { points } = shape;
  return points.every((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const s = points[(i + 2) % points.length] ?? p;
    return (q.x - p.x) * (s.y - q.y) - (q.y - p.y) * (s.x - q.x) >= 0;
  });
};

/**
 * The flat part of a level for a base. A convex step or hole, with no other near it, has more than half of a base on it only when it has the centre.
 */
export const flatOf = (table: Table, frame: Frame, z: number): Flat => {
  const features = table.features.filter((feature) => isPiece(feature, frame, z));
  const pieces = features.map((feature): Piece => {
    const { shape } = feature;
    const alone = features.every((other) => other === feature || !areNear(shape, other.shape, 2 * frame.r));
    return { shape, reach: alone && isConvex(shape) ? 0 : frame.r };
  });
  const plateaus = z === 0 ? undefined : table.features.filter((feature) => isPlateau(feature, z)).map(({ shape }) => shape);
  return { pieces, plateaus };
};

/** Length of a leg on which a base certainly keeps its level; Infinity when it does all along. */
export const flatAlong = ({ pieces, plateaus }: Flat, leg: Leg, r: number): number => {
  let flat = Infinity;
  if (plateaus) {
    flat = 0;
    for (const shape of plateaus) {
      if (signedDistance(shape, leg) <= -r) flat = Math.max(flat, sweepOutside(leg, shape, r)[0] ?? Infinity);
    }
  }
  for (const { shape, reach } of pieces) flat = Math.min(flat, sweep(leg, shape, reach)[0] ?? Infinity);
  return flat;
};
