import { distanceToShape, eachEdge, signedDistance } from '../shapes/shapes.ts';
import type { Feature, Point, Shape, Vector } from '../types.ts';

/** The part of a vertical face nearest to a point. */
export interface Face {
  /** The point of the edge, seen from above. */
  readonly edge: Point;
  /** Unit vector from the face into the open air: where a climber hangs. */
  readonly air: Vector;
  /** Distance of the point from the edge, negative on the side of the surface above. */
  readonly distance: number;
  /** Level of the surface above. */
  readonly top: number;
}

const unit = (v: Vector): Vector => {
  const size = Math.sqrt(v.x * v.x + v.y * v.y);
  return size === 0 ? { x: 1, y: 0 } : { x: v.x / size, y: v.y / size };
};

const nearestOutline = (shape: Shape, p: Point): { readonly edge: Point; readonly outward: Vector } => {
  if (shape.type === 'disc') {
    const outward = unit({ x: p.x - shape.x, y: p.y - shape.y });
    return { edge: { x: shape.x + outward.x * shape.r, y: shape.y + outward.y * shape.r }, outward };
  }
  let edge: Point = p;
  let outward: Vector = { x: 1, y: 0 };
  let nearest = Infinity;
  eachEdge(shape.points, (a, b) => {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
    const on = { x: a.x + t * dx, y: a.y + t * dy };
    const square = (p.x - on.x) * (p.x - on.x) + (p.y - on.y) * (p.y - on.y);
    if (square >= nearest) return;
    nearest = square;
    edge = on;
    const outside = (p.x - a.x) * dy - (p.y - a.y) * dx > 0;
    outward = outside && (t === 0 || t === 1) ? unit({ x: p.x - on.x, y: p.y - on.y }) : unit({ x: dy, y: -dx });
  });
  return { edge, outward };
};

/** Distance of a point beyond the edge of a wall, or of the side of a hole; negative on the side of the surface above. */
export const distanceBeyond = ({ kind, shape }: Feature, p: Point): number => (kind === 'void' ? -1 : 1) * signedDistance(shape, p);

/** The face of a wall, or of the side of a hole, that is nearest to a point. */
export const faceOf = (feature: Feature, p: Point): Face => {
  const { edge, outward } = nearestOutline(feature.shape, p);
  const air = feature.kind === 'void' ? { x: -outward.x, y: -outward.y } : outward;
  return { edge, air, distance: distanceBeyond(feature, p), top: feature.top };
};

/** Wall that a ladder or rope leads to: of the walls as high as its top (give or take a step), the nearest. */
export const hostOf = (ladder: Feature, near: readonly Feature[], step: number): Feature | undefined => {
  const foot = middleOf(ladder.shape);
  let host: Feature | undefined;
  let nearest = Infinity;
  for (const feature of near) {
    if ((feature.kind !== 'solid' && feature.kind !== 'void') || Math.abs(feature.top - ladder.top) > step) continue;
    const away = feature.kind === 'void' ? Math.abs(signedDistance(feature.shape, foot)) : distanceToShape(feature.shape, foot);
    if (away >= nearest) continue;
    nearest = away;
    host = feature;
  }
  return host;
};

/** The middle of a footprint: the centre of a disc, the mean of a polygon's corners. */
export const middleOf = (shape: Shape): Point => {
  if (shape.type === 'disc') return { x: shape.x, y: shape.y };
  let x = 0;
  let y = 0;
  for (const p of shape.points) {
    x += p.x;
    y += p.y;
  }
  return { x: x / shape.points.length, y: y / shape.points.length };
};
