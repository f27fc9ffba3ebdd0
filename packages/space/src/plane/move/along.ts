import { roundPoint } from '../measure.ts';
import { legBetween, pointOn } from './sweep.ts';
import type { Place, Point } from '../types.ts';

/*
 * Points of a past way, by the length along it seen from above (as `Trace.length` counts: steps and falls add nothing).
 */

const rounded = (p: Point, z: number): Place => {
  const { x, y } = roundPoint(p);
  return { x, y, z };
};

/** The places of a polyline by length along it, with integer coordinates; a step straight up or down counts as made. */
export const placesAlong = (points: readonly Place[]): ((length: number) => Place) => {
  const start: Place = points[0] ?? { x: 0, y: 0, z: 0 };
  const stretches = points.slice(1).map((to, i) => {
    const from = points[i] ?? start;
    return { from, leg: legBetween(from, to), to };
  });
  return (length) => {
    let left = Math.max(0, length);
    let place = start;
    for (const { from, leg, to } of stretches) {
      if (leg && left < leg.length) return rounded(pointOn(leg, left), from.z);
      left -= leg?.length ?? 0;
      place = to;
    }
    return rounded(place, place.z);
  };
};

/** The place at a length along a polyline: see placesAlong. */
export const placeAt = (points: readonly Place[], length: number): Place => placesAlong(points)(length);
