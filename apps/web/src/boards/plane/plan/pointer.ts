import { contains, type Point } from '@escarmouche/space';
import { boxAt, isCovered } from '../../box.ts';
import type { NameTag } from '../labels/names.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import type { PlaneBoard } from '../model.ts';
import { radiusOf } from './projection.ts';

/** Half of the smallest target for a finger, and a fair one for a mouse, in pixels. */
const REACH = { touch: 22, mouse: 13 } as const;

export interface Meant {
  readonly id: string;
  /** True where the name of the figure lies there, and not its base. */
  readonly named: boolean;
}

/** The standing figure that a screen point means: the one with its base there, else with its name there, else the nearest within reach. */
export function figureUnder(
  { figures }: PlaneBoard,
  camera: Camera,
  view: Viewport,
  at: Point,
  by: keyof typeof REACH,
  names: readonly Pick<NameTag, 'id' | 'box'>[] = [],
): Meant | undefined {
  let best: string | undefined;
  let nearest = Infinity;
  let isOnBase = false;
  for (const figure of figures) {
    if (figure.bearing === 'out') continue;
    const middle = toScreen(camera, view, figure.at);
    const away = Math.hypot(middle.x - at.x, middle.y - at.y);
    const r = radiusOf(figure, camera);
    if (away >= nearest || away > Math.max(REACH[by], r)) continue;
    best = figure.id;
    nearest = away;
    isOnBase = away <= r;
  }
  const name = isOnBase ? undefined : names.find(({ box }) => isCovered(boxAt(at.x, at.y, 1, 1), [box]));
  if (name) return { id: name.id, named: true };
  return best === undefined ? undefined : { id: best, named: false };
}

/** The topmost piece of terrain at a point of the table. Ladders are thin: a point a little farther off still means a ladder. */
export function featureAt(board: PlaneBoard, at: Point): string | undefined {
  const ladder = board.terrain.find(
    ({ kind, shape }) =>
      kind === 'ladder' &&
      (contains(shape, at) || [-350, 0, 350].some((dx) => [-350, 0, 350].some((dy) => contains(shape, { x: at.x + dx, y: at.y + dy })))),
  );
  if (ladder) return ladder.id;
  const under = board.terrain.filter(({ kind, shape }) => kind !== 'difficult' && contains(shape, at));
  under.sort((a, b) => b.top - a.top);
  return under[0]?.id;
}
