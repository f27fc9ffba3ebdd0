import type { Point } from '@escarmouche/space';

const RAYS = 120;

/** Ends of straight ways in all directions, each as far as `goTo` says. */
export function fan(from: Point, length: number, goTo: (to: Point) => Point): readonly Point[] {
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = (i / RAYS) * 2 * Math.PI;
    return goTo({ x: Math.round(from.x + Math.cos(angle) * length * 2), y: Math.round(from.y + Math.sin(angle) * length * 2) });
  });
}
