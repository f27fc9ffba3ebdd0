import { contains, type Point } from '@escarmouche/space';
import { toScreen, type Camera, type Viewport } from './camera.ts';
import type { PlaneBoard, FigureOnBoard } from '../model.ts';

/** Half of the smallest target for a finger, and a fair one for a mouse, in pixels. */
const REACH = { touch: 22, mouse: 13 } as const;

/** The standing figure nearest to a screen point, if it is near enough to be meant. */
export function figureUnder(
  board: PlaneBoard,
  camera: Camera,
  view: Viewport,
  at: Point,
  by: keyof typeof REACH,
): FigureOnBoard | undefined {
  let best: FigureOnBoard | undefined;
  let nearest = Infinity;
  for (const figure of board.figures) {
    if (figure.bearing === 'out') continue;
    const middle = toScreen(camera, view, figure.at);
    const away = Math.hypot(middle.x - at.x, middle.y - at.y);
    if (away < nearest && away <= Math.max(REACH[by], figure.r * camera.scale)) {
      best = figure;
      nearest = away;
    }
  }
  return best;
}

/** The topmost piece of terrain at a point of the table. Ladders are thin: they are meant from a little farther. */
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
