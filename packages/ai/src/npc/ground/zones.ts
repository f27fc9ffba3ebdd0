import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { contains, directions, roundPoint, span, standAt, type Place, type Point, type Shape } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { latticeOf, STEP } from './lattice.ts';

const ROUND = directions(64);

/** Points of the outline of a zone, half a pace apart at most, but for those of a very large disc. */
function outlineOf(zone: Shape): readonly Point[] {
  if (zone.type === 'disc') return ROUND.map(({ x, y }) => ({ x: zone.x + x * zone.r, y: zone.y + y * zone.r }));
  return zone.points.flatMap((corner, i) => {
    const next = zone.points[(i + 1) % zone.points.length] ?? corner;
    const parts = Math.max(1, Math.ceil(span(corner, next) / STEP));
    return Array.from({ length: parts }, (_, k) => ({
      x: corner.x + ((next.x - corner.x) * k) / parts,
      y: corner.y + ((next.y - corner.y) * k) / parts,
    }));
  });
}

/** Places where ways to a zone end: the points of the lattice in it, and those of its outline where the base may stand (AI-MDA-PROGRESS). */
export function placesIn<S extends PlaneState>(
  game: Pick<Finding<S>, 'rules'>,
  state: S,
  figure: FigureIn<S>,
  zone: Shape,
): readonly Place[] {
  const { table } = state.scene;
  const { r, h } = bodyOf(state, figure);
  const outline = outlineOf(zone)
    .map(roundPoint)
    .filter((at) => contains(zone, at));
  const standing = outline.flatMap(({ x, y }) =>
    standAt(table, { x, y, r, h }, [], { stepUp: game.rules.stepUp, wet: false }).map((z) => ({ x, y, z })),
  );
  return [...latticeOf(game, state, figure, zone), ...standing];
}
