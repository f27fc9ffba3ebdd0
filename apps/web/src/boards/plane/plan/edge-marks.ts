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
 * Names of the grid's lines on the screen, in pixels: letters along the south edge, numbers along the west one; of columns and rows of cubes, rows
 * counted from the north. An edge that is out of view leaves its names at the edge of the view; a line that is out of view has none. `grown`: size of
 * the names, as a multiple of the usual one.
 */
export function edgeMarks(
  { width, height, grid }: { readonly width: number; readonly height: number; readonly grid?: Grid },
  camera: Camera,
  view: Viewport,
  grown = 1,
): readonly EdgeMark[] {
  const every = camera.scale * PACE < EVERY * grown ? 5 : 1;
  const [first, step] = grid ? [grid.cube / 2, grid.cube] : [0, every * PACE];
  const edge = OUT * grown;
  const out = edge / camera.scale;
  const sideways = camera.quarter % 2 === 1;
  const hold = (value: number, length: number): number => Math.min(length - edge, Math.max(edge, value));
  const marks = (length: number, at: (along: number) => { x: number; y: number }, name: (index: number) => string, upright: boolean) =>
    Array.from({ length: Math.floor((length - first) / step) + 1 }, (_, i): EdgeMark => {
      const { x, y } = toScreen(camera, view, at(first + i * step));
      return { text: name(i), x: upright ? hold(x, view.width) : x, y: upright ? y : hold(y, view.height) };
    }).filter(({ x, y }) => x >= edge && x <= view.width - edge && y >= edge && y <= view.height - edge);
  return [
    ...marks(
      width,
      (x) => ({ x, y: -out }),
      (i) => (grid ? `C${i + 1}` : letterAt(i * every)),
      sideways,
    ),
    ...marks(
      height,
      (y) => ({ x: -out, y: grid ? height - y : y }),
      (i) => (grid ? `R${i + 1}` : `${i * every}`),
      !sideways,
    ),
  ];
}
