import { PACE, type Place } from '@escarmouche/space';
import type { PlaneBoard } from '../model.ts';
import { AT_THE_EDGE, bringAllIntoView, lookWithin, type Stood } from './camera.ts';
import { NAMING } from './naming.ts';
import { scaleOf, type Camera, type Size } from './perspective.ts';

/** Pixels of a pace below which the table is looked at from nearer once a figure acts. */
export const SMALL = 24;
/** Pixels of a pace from near. */
const CLOSE = 32;
/** Pixels of a narrow view, and of a pace in one: other figures may be smaller there, so that their names still stand. */
const [NARROW, STILL_NAMED] = [600, NAMING.namedFrom + 0.5];

interface Acting {
  readonly board: PlaneBoard;
  readonly targets: readonly string[];
  readonly focus: string | undefined;
}

/** A figure from near, with its targets, and in any case with the nearest figure of another side. */
export function nearTo(camera: Camera, table: Stood, view: Size, point: Place, { board, targets, focus }: Acting): Camera {
  /** The distance at which a pace has one pixel. */
  const distance = camera.distance * scaleOf(camera, view) * PACE;
  const aimed = board.figures.filter(({ id }) => targets.includes(id)).map(({ at }) => at);
  const farthest = distance / (view.width < NARROW ? STILL_NAMED : SMALL);
  const near = lookWithin({ ...camera, distance: distance / CLOSE }, table, view, point, aimed, farthest);
  const own = board.figures.find(({ id }) => id === focus)?.side;
  const [other] = board.figures
    .filter(({ side, bearing }) => side !== own && bearing !== 'out')
    .map(({ at }) => at)
    .toSorted((a, b) => Math.hypot(a.x - point.x, a.y - point.y) - Math.hypot(b.x - point.x, b.y - point.y));
  return other ? bringAllIntoView(near, table, view, [point, other], AT_THE_EDGE) : near;
}
