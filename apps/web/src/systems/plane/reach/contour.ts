import type { Point } from '@escarmouche/space';
// Not from the package's front door, which brings twice as much to every battle.
import { ClipType, FillRule } from 'clipper2-ts/dist/Core.js';
import { Clipper64 } from 'clipper2-ts/dist/Engine.js';

type Outline = readonly Point[];

/** Width below which an area shows as a flaw in the picture and not as a place, in units. */
const NARROWEST = 60;

/**
 * The union of polygons that overlap, each counter-clockwise in whole units, as outlines that do not: rims counter-clockwise and holes clockwise, to
 * be filled by the even-odd rule. For drawing: slits and splinters are left out.
 */
export function contours(polygons: readonly Outline[]): readonly Outline[] {
  const clipper = new Clipper64();
  clipper.addSubject(polygons.map((points) => [...points]));
  const union: Point[][] = [];
  clipper.execute(ClipType.Union, FillRule.NonZero, union);
  return union.filter((points) => widthOf(points) >= NARROWEST);
}

/** Area for length of rim: the width of what is long and narrow. */
function widthOf(points: Outline): number {
  let [area, rim] = [0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    area += (a.x * b.y - b.x * a.y) / 2;
    rim += Math.hypot(b.x - a.x, b.y - a.y);
  });
  return (2 * Math.abs(area)) / rim;
}
