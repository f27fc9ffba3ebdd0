import { contains, segmentInside, type Point } from '@escarmouche/space';
import { figureOf, type FigureId } from '../../roster.ts';
import { playsBy, remembers, type Remembering } from './missions.ts';
import { zonesOf } from './zones.ts';

/** The route of a patrol, as it walks along it: each way point counts as it is entered (AI-MIS-PATROUILLE). */

interface Patrol {
  entered?: number | undefined;
}

/** Counts the way points that a patrol enters along a movement, to its end or in passing; the figure itself notes them before it goes on. */
export function enterWaypoints(
  state: Remembering & { readonly figures: Readonly<Record<FigureId, Patrol>> },
  { figure: id, points }: { readonly figure: FigureId; readonly points: readonly Point[] },
): void {
  const mission = state.scene.npcs && Object.hasOwn(state.figures, id) ? playsBy(state, id) : undefined;
  if (mission?.type !== 'patrol') return;
  const figure = figureOf(state, id);
  const zones = zonesOf(state.scene);
  const route = mission.zones.flatMap((name) => zones.find((zone) => zone.id === name)?.shape ?? []);
  const known = (remembers(figure, 'AI-MIS-PATROUILLE') ?? 0) + (figure.entered ?? 0);
  let next = known;
  let from: Point = figure;
  for (const to of points) {
    const inside = route.map((shape) => segmentInside(shape, from, to));
    for (let at = 0; ; next++) {
      const stretch = inside[next % route.length]?.find(([, end]) => end >= at);
      if (!stretch) break;
      at = Math.max(at, stretch[0]);
      // Where all its zones overlap a patrol has nowhere to go on to.
      if (inside.every((stretches) => stretches.some(([start, end]) => start <= at && at <= end))) break;
    }
    from = to;
  }
  const entered = (figure.entered ?? 0) + next - known;
  // Whole rounds lead to the same zone again.
  if (entered > 0) figure.entered = ((entered - 1) % route.length) + 1;
}

/** Index of the zone that a patrol heads for, those counted that it has entered and has yet to note, and that where it stands. */
export function waypointOf(state: Remembering, id: FigureId, route: readonly string[]): number {
  const figure: Remembering['figures'][string] & Patrol = figureOf(state, id);
  const index = (remembers(figure, 'AI-MIS-PATROUILLE') ?? 0) + (figure.entered ?? 0);
  const zones = zonesOf(state.scene);
  const isInside = (name: string | undefined): boolean => {
    const zone = zones.find((one) => one.id === name);
    return zone !== undefined && contains(zone.shape, figure);
  };
  const stands = isInside(route[index % route.length]) && !route.every(isInside);
  return (index + (stands ? 1 : 0)) % route.length;
}

/** A way point that was entered is noted. */
export function noteWaypoint(figure: Patrol): void {
  if (figure.entered === undefined) return;
  if (figure.entered > 1) figure.entered -= 1;
  else delete figure.entered;
}
