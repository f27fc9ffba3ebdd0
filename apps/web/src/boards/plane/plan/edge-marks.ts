import { PACE } from '@escarmouche/space';
import { boxAt, type Box } from '../../box.ts';
import { letterAt } from '../grid.ts';
import type { Grid } from '../model.ts';
import { toScreen, type Camera, type Viewport } from './camera.ts';

/** Pixels a pace from which every pace is named, and not every fifth. */
const EVERY = 17;
/** Pixels from the table's edge, and the least from the edge of the view, to the middle of a mark. */
const OUT = 7;

interface EdgeMark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export const northBox = (view: { readonly width: number }): Box => boxAt(view.width - 19, 19, 30, 30);

/** The box of the buttons for levels on the screen, one for each and one for all; none on a table without cubes. Pixels. */
export const switchBoxes = (grid: Grid | undefined): readonly Box[] =>
  grid ? [{ left: 8, top: 60, right: 52, bottom: 60 + 36 * (grid.levels + 1) }] : [];

/**
 * Names of the grid's lines on the screen, in pixels: letters along the south edge, numbers along the west one. An edge that is out of view
 * leaves its names at the edge of the view; a line that is out of view has none. `grown`: size of the names, as a multiple of the usual
 * one.
 */
export function edgeMarks(
  table: { readonly width: number; readonly height: number; readonly grid?: Grid },
  camera: Camera,
  view: Viewport,
  grown = 1,
): readonly EdgeMark[] {
  if (table.grid) return cubeMarks(table, table.grid, camera, view, grown);
  const step = camera.scale * PACE < EVERY * grown ? 5 : 1;
  const edge = OUT * grown;
  const out = edge / camera.scale;
  const sideways = camera.quarter % 2 === 1;
  const hold = (value: number, length: number): number => Math.min(length - edge, Math.max(edge, value));
  const marks = (length: number, at: (along: number) => { x: number; y: number }, name: (index: number) => string, upright: boolean) =>
    Array.from({ length: Math.floor(length / PACE / step) + 1 }, (_, i): EdgeMark => {
      const { x, y } = toScreen(camera, view, at(i * step * PACE));
      return { text: name(i * step), x: upright ? hold(x, view.width) : x, y: upright ? y : hold(y, view.height) };
    }).filter(({ x, y }) => x >= edge && x <= view.width - edge && y >= edge && y <= view.height - edge);
  return [
    ...marks(table.width, (x) => ({ x, y: -out }), letterAt, sideways),
    ...marks(table.height, (y) => ({ x: -out, y }), String, !sideways),
  ];
}

/** Columns of cubes along the south edge, rows along the west one, counted from the north-west corner. */
function cubeMarks(
  { width, height }: { readonly width: number; readonly height: number },
  { cube }: Grid,
  camera: Camera,
  view: Viewport,
  grown: number,
): readonly EdgeMark[] {
  const edge = OUT * grown;
  const out = edge / camera.scale;
  const sideways = camera.quarter % 2 === 1;
  const hold = (value: number, length: number): number => Math.min(length - edge, Math.max(edge, value));
  const mark = (text: string, at: { x: number; y: number }, upright: boolean): EdgeMark => {
    const { x, y } = toScreen(camera, view, at);
    return { text, x: upright ? hold(x, view.width) : x, y: upright ? y : hold(y, view.height) };
  };
  return [
    ...Array.from({ length: width / cube }, (_, i) => mark(`C${i + 1}`, { x: (i + 0.5) * cube, y: -out }, sideways)),
    ...Array.from({ length: height / cube }, (_, i) => mark(`R${i + 1}`, { x: -out, y: height - (i + 0.5) * cube }, !sideways)),
  ];
}
