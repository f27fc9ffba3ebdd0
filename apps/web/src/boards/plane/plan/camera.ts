import type { Point } from '@escarmouche/space';
import type { Box } from '../../box.ts';
import { movesOf, withOthers, type Viewport } from '../../camera.ts';
import { fitScale, keptOver, nearer, type FlatCamera } from '../../flat-camera.ts';

export type { Viewport } from '../../camera.ts';

/** The eye on the table, turned by quarters clockwise. */
export interface Camera extends FlatCamera {
  readonly quarter: 0 | 1 | 2 | 3;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 14;
/** Pixels a unit at the largest scale that a player needs. */
const LARGEST = 0.12;

/** Screen directions of the table's x and y axes. */
function axes(quarter: Camera['quarter']): readonly [number, number, number, number] {
  switch (quarter) {
    case 0:
      return [1, 0, 0, -1];
    case 1:
      return [0, 1, 1, 0];
    case 2:
      return [-1, 0, 0, 1];
    case 3:
      return [0, -1, -1, 0];
  }
}

export function toScreen(camera: Camera, view: Viewport, { x, y }: Point): Point {
  const [xx, xy, yx, yy] = axes(camera.quarter);
  const [dx, dy] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
  return { x: view.width / 2 + dx * xx + dy * yx, y: view.height / 2 + dx * xy + dy * yy };
}

export function toTable(camera: Camera, view: Viewport, { x, y }: Point): Point {
  const [xx, xy, yx, yy] = axes(camera.quarter);
  const [u, v] = [(x - view.width / 2) / camera.scale, (y - view.height / 2) / camera.scale];
  return { x: camera.x + u * xx + v * xy, y: camera.y + u * yx + v * yy };
}

/** A direction of the screen (right and down) as one of the table. */
export function directionOnTable(camera: Camera, { x, y }: Point): Point {
  const [xx, xy, yx, yy] = axes(camera.quarter);
  return { x: x * xx + y * xy, y: x * yx + y * yy };
}

/** The SVG transform that draws table units on the screen. */
export function matrix(camera: Camera, view: Viewport): string {
  const [xx, xy, yx, yy] = axes(camera.quarter).map((axis) => axis * camera.scale) as [number, number, number, number];
  const origin = toScreen(camera, view, { x: 0, y: 0 });
  return `matrix(${xx} ${xy} ${yx} ${yy} ${origin.x} ${origin.y})`;
}

function turned(size: Size, quarter: Camera['quarter']): Size {
  return quarter % 2 === 0 ? size : { width: size.height, height: size.width };
}

const boxOf = ({ width, height }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

const wholeScale = (table: Size, view: Viewport, quarter: Camera['quarter']): number =>
  Math.max(0.001, fitScale(boxOf(turned(table, quarter)), view, MARGIN));

/** The whole table, in the given turn. */
export function fit(table: Size, view: Viewport, quarter: Camera['quarter']): Camera {
  return { x: table.width / 2, y: table.height / 2, scale: wholeScale(table, view, quarter), quarter };
}

/** Lying or standing: the turn in which the table shows larger. */
export function bestQuarter(table: Size, view: Viewport): 0 | 1 {
  return wholeScale(table, view, 1) > wholeScale(table, view, 0) * 1.15 ? 1 : 0;
}

/** Keeps the table in view: never smaller than the fit, never panned off. */
export function clamp(camera: Camera, table: Size, view: Viewport): Camera {
  const scale = Math.min(LARGEST, Math.max(camera.scale, wholeScale(table, view, camera.quarter)));
  const window = turned({ width: view.width / scale, height: view.height / scale }, camera.quarter);
  return { ...camera, scale, ...keptOver(camera, boxOf(table), window, MARGIN / scale) };
}

/** The camera of a picture, which shows nothing beyond the table in a frame of any shape. */
export function clampToFill(camera: Camera, table: Size, view: Viewport): Camera {
  const scale = Math.max(camera.scale, view.width / table.width, view.height / table.height);
  return { ...camera, scale, ...keptOver(camera, boxOf(table), { width: view.width / scale, height: view.height / scale }) };
}

export const { zoomAt, zoomTo, pan, bringIntoView } = movesOf<Camera, Size, Point>({ toScreen, toBoard: toTable, nearer, clamp }, 70);

/** Pixels from the edge of the view at which a figure still shows whole, with its name. */
const AT_THE_EDGE = 36;

/** Brings a point into view, and as many others, the nearest first, as there is room for at this scale. */
export function bringTogether(camera: Camera, table: Size, view: Viewport, point: Point, others: readonly Point[]): Camera {
  return withOthers(bringIntoView(camera, table, view, point), point, others, (best, other, seen) => {
    const next = bringIntoView(best, table, view, other, AT_THE_EDGE);
    return seen.every((one) => bringIntoView(next, table, view, one, AT_THE_EDGE) === next) ? next : undefined;
  });
}

/** The turn of two fingers, in radians, beyond which the table goes a quarter round. */
const QUARTER = 0.7;

/** Turns the table by a quarter round a point of the screen; nothing while the fingers have turned too little for that. */
export function turnAbout(camera: Camera, table: Size, view: Viewport, at: Point, radians: number): Camera | undefined {
  if (Math.abs(radians) <= QUARTER) return undefined;
  const fixed = toTable(camera, view, at);
  const round = { ...camera, quarter: ((camera.quarter + (radians > 0 ? 1 : 3)) % 4) as Camera['quarter'] };
  const now = toScreen(round, view, fixed);
  const back = toTable(round, view, { x: view.width / 2 + now.x - at.x, y: view.height / 2 + now.y - at.y });
  return clamp({ ...round, x: back.x, y: back.y }, table, view);
}
