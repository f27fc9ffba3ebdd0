import { along, placeAt, scaleTo, span, sub, type Place, type Point, type Vector } from '@escarmouche/space';

/** The points of a polyline up to a length along it, as seen from above. */
export function pointsUntil(points: readonly Place[], length: number): readonly Place[] {
  const gone: Place[] = [];
  let done = 0;
  for (const point of points) {
    const last = gone[gone.length - 1];
    done += last ? span(last, point) : 0;
    if (done > length) break;
    gone.push(point);
  }
  return [...gone, placeAt(points, length)];
}

/** A path cut at a length from its start: the part before, the cut included, and the points after it. */
export function cut(start: Point, path: readonly Point[], length: number): { before: readonly Point[]; after: readonly Point[] } {
  let from = start;
  let done = 0;
  for (const [i, to] of path.entries()) {
    const size = span(from, to);
    if (done + size > length) {
      const point = along(from, sub(to, from), (length - done) / size);
      return { before: [...path.slice(0, i), point], after: path.slice(i) };
    }
    done += size;
    from = to;
  }
  return { before: path, after: [] };
}

/** The direction, in integers, of the last stretch of a polyline that goes anywhere as seen from above. */
export function heading(points: readonly Place[]): Vector | undefined {
  for (let i = points.length - 1; i > 0; i--) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to && (from.x !== to.x || from.y !== to.y)) return scaleTo(sub(to, from), 1000);
  }
  return undefined;
}

/** The end and length of a path that is one straight line from a point, to a unit; undefined when it bends or goes nowhere. */
export function straightLine(from: Point, path: readonly Point[]): { to: Point; length: number } | undefined {
  const to = path[path.length - 1];
  const length = to ? span(from, to) : 0;
  if (!to || length === 0) return undefined;
  let reached = 0;
  for (const point of path) {
    const there = span(from, point);
    const aside = Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / length;
    const ahead = (to.x - from.x) * (point.x - from.x) + (to.y - from.y) * (point.y - from.y);
    if (aside > 1 || ahead < 0 || there < reached || there > length) return undefined;
    reached = there;
  }
  return { to, length };
}
