import type { Point, Shape } from '@escarmouche/space';

/** A shape by its longer axis, along which its drawing is laid. Lengths in units of the table. */
export interface Frame {
  readonly middle: Point;
  readonly length: number;
  readonly width: number;
  /** Direction of the longer axis, in radians. */
  readonly turn: number;
  /** A point so far along the longer axis from the middle, and so far to its left. */
  at(along: number, across: number): Point;
}

function frame(middle: Point, along: Point, length: number, width: number): Frame {
  return {
    middle,
    length,
    width,
    turn: Math.atan2(along.y, along.x),
    at: (u, v) => ({ x: middle.x + u * along.x - v * along.y, y: middle.y + u * along.y + v * along.x }),
  };
}

/** The frame of a disc or a rectangle, turned or not; of any other polygon that of the upright box around it. */
export function frameOf(shape: Shape): Frame {
  if (shape.type === 'disc') return frame(shape, { x: 1, y: 0 }, 2 * shape.r, 2 * shape.r);
  const corners = shape.points.length === 4 ? shape.points : boxAround(shape.points);
  const [a, b, c] = corners;
  const [d] = corners.slice(3);
  if (!a || !b || !c || !d) return frame({ x: 0, y: 0 }, { x: 1, y: 0 }, 0, 0);
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const [first, second] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const [from, to, length, width] = first >= second ? [a, b, first, second] : [b, c, second, first];
  return frame(middle, { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, length, width);
}

function boxAround(points: readonly Point[]): readonly Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}

/** The side of a frame that looks towards a point: 1 for the left of its longer axis, -1 for the right. */
export function sideTowards({ middle, at }: Frame, point: Point): 1 | -1 {
  const left = at(0, 1);
  return (left.x - middle.x) * (point.x - middle.x) + (left.y - middle.y) * (point.y - middle.y) >= 0 ? 1 : -1;
}
