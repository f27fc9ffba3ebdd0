import { contains, type Point, type Shape } from '@escarmouche/space';

/** The point of a stretch nearest to a point. */
function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The point of an outline nearest to a point. */
export function nearestOnOutline(points: readonly Point[], p: Point): Point {
  let best = points[0] ?? p;
  points.forEach((a, i) => {
    const found = nearestOnSegment(p, a, points[(i + 1) % points.length] ?? a);
    if (square(found, p) < square(best, p)) best = found;
  });
  return best;
}

/** The point of a shape nearest to a point: the point itself when it lies in the shape. */
export function nearestOf(shape: Shape, p: Point): Point {
  if (contains(shape, p)) return p;
  if (shape.type === 'polygon') return nearestOnOutline(shape.points, p);
  const length = Math.sqrt(square(shape, p)) || 1;
  return { x: shape.x + ((p.x - shape.x) / length) * shape.r, y: shape.y + ((p.y - shape.y) / length) * shape.r };
}
