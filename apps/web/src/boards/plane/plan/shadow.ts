import type { Point, Shape } from '@escarmouche/space';

/** The light of the plan, as the shadow of one unit of height: table units on the screen's axes (right, down). */
export const LIGHT = { x: 0.32, y: 0.42 };

const ROUND = 32;

/** Corners of a shape; a disc as a regular polygon. */
export function cornersOf(shape: Shape): readonly Point[] {
  if (shape.type === 'polygon') return shape.points;
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i / ROUND) * 2 * Math.PI;
    return { x: shape.x + shape.r * Math.cos(angle), y: shape.y + shape.r * Math.sin(angle) };
  });
}

/** An SVG path through corners, in table units. */
export function pathOf(corners: readonly Point[]): string {
  return corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/**
 * The shadow of a prism that stands `from` to `to` above the ground, thrown along `light` (table units a unit of height): one path that winds the
 * same way all over, to be filled with the non-zero rule.
 */
export function shadowPath(shape: Shape, from: number, to: number, light: Point): string {
  const corners = cornersOf(shape);
  const at = (p: Point, height: number): Point => ({ x: p.x + light.x * height, y: p.y + light.y * height });
  const parts = [pathOf(corners.map((p) => at(p, from))), pathOf(corners.map((p) => at(p, to)))];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const quad = [at(a, from), at(b, from), at(b, to), at(a, to)];
    parts.push(pathOf(signed(quad) < 0 ? quad.toReversed() : quad));
  });
  return parts.join('');
}

function signed(points: readonly Point[]): number {
  let area = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    area += a.x * b.y - a.y * b.x;
  });
  return area;
}

/** A point well inside a shape, for its name: the mean of its corners. */
export function middleOf(shape: Shape): Point {
  if (shape.type === 'disc') return { x: shape.x, y: shape.y };
  const { points } = shape;
  return { x: points.reduce((sum, p) => sum + p.x, 0) / points.length, y: points.reduce((sum, p) => sum + p.y, 0) / points.length };
}

/** A shape drawn in towards its middle by a length: the inside of a parapet. Empty when the shape is too narrow to have one. */
export function insetPath(shape: Shape, by: number): string {
  const middle = middleOf(shape);
  const corners = cornersOf(shape);
  const nearest = Math.min(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  if (nearest < by * 5) return '';
  return pathOf(
    corners.map(({ x, y }) => {
      const away = Math.hypot(x - middle.x, y - middle.y);
      const share = 1 - (by * 1.4) / away;
      return { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share };
    }),
  );
}
