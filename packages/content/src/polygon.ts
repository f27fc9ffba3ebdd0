import type { Point } from '@escarmouche/space';

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

function within(a: Point, b: Point, p: Point): boolean {
  return Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);
}

/** True when the closed segments share a point. Integer coordinates: exact. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd, cda, cdb] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)].map(Math.sign);
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && within(a, b, c)) || (abd === 0 && within(a, b, d)) || (cda === 0 && within(c, d, a)) || (cdb === 0 && within(c, d, b))
  );
}

/** Twice the area enclosed, positive when the corners run counter-clockwise. */
export function doubleArea(points: readonly Point[]): number {
  let sum = 0;
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  }
  return sum;
}

/** Indexes of two edges (each named by its first corner) that cross, touch or fold back on each other; undefined for a simple polygon. */
export function crossedEdges(points: readonly Point[]): readonly [number, number] | undefined {
  const edges = points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));
  for (const [i, first] of edges.entries()) {
    for (let j = i + 1; j < edges.length; j += 1) {
      const second = edges[j];
      if (second === undefined) continue;
      const follows = j === i + 1;
      const closes = i === 0 && j === edges.length - 1;
      if (!follows && !closes) {
        if (meet(first.from, first.to, second.from, second.to)) return [i, j];
        continue;
      }
      const [start, corner, end] = follows ? [first.from, first.to, second.to] : [second.from, second.to, first.to];
      const back = (corner.x - start.x) * (end.x - corner.x) + (corner.y - start.y) * (end.y - corner.y) <= 0;
      if (cross(start, corner, end) === 0 && back) return [i, j];
    }
  }
  return undefined;
}

/** The same polygon with its corners counter-clockwise. */
export function counterClockwise(points: readonly Point[]): readonly Point[] {
  return doubleArea(points) < 0 ? points.toReversed() : points;
}
