import type { Point } from '@escarmouche/space';
import { clamp, toScreen, toTable, type Camera, type Viewport } from './camera.ts';

type Pair = readonly [Point, Point];

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const lengthOf = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** The turn of two fingers beyond which the table goes a quarter round. */
const QUARTER = 0.7;

/** What two fingers have done since they came down: the middle they came down at, how far it went, how much larger, and quarter turns clockwise. */
export function pinched(from: Pair, now: Pair) {
  const [was, is] = [middleOf(from), middleOf(now)];
  const angle = ([a, b]: Pair): number => Math.atan2(b.y - a.y, b.x - a.x);
  let turn = angle(now) - angle(from);
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  return {
    middle: was,
    dx: is.x - was.x,
    dy: is.y - was.y,
    larger: lengthOf(now) / lengthOf(from),
    turned: turn > QUARTER ? 1 : turn < -QUARTER ? -1 : 0,
  };
}

/** Turns the table by quarters, what lies at a point of the screen staying there. */
export function turnAbout(camera: Camera, table: { width: number; height: number }, view: Viewport, at: Point, quarters: number): Camera {
  const fixed = toTable(camera, view, at);
  const turned = { ...camera, quarter: ((camera.quarter + quarters + 4) % 4) as Camera['quarter'] };
  const now = toScreen(turned, view, fixed);
  const back = toTable(turned, view, { x: view.width / 2 + now.x - at.x, y: view.height / 2 + now.y - at.y });
  return clamp({ ...turned, x: back.x, y: back.y }, table, view);
}
