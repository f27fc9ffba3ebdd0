/** A4, in millimetres. */
export const PAPER = { width: 210, height: 297 } as const;

/** Equal boxes in rows and columns in the middle of a sheet; `width` and `height` of one, in millimetres. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** Things in sheets of so many. */
export function inSheets<T>(things: readonly T[], { columns, rows }: Grid): readonly (readonly T[])[] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(things.length / each) }, (_, i) => things.slice(i * each, (i + 1) * each));
}

/** Cut marks: a short line outside the grid at both ends of each line between boxes, as an SVG path in millimetres. */
export function cutMarks({ columns, rows, width, height }: Grid): string {
  const GAP = 1;
  const LONG = 4;
  const left = (PAPER.width - columns * width) / 2;
  const top = (PAPER.height - rows * height) / 2;
  const right = left + columns * width;
  const bottom = top + rows * height;
  const upright = Array.from({ length: columns + 1 }, (_, i) => left + i * width);
  const level = Array.from({ length: rows + 1 }, (_, i) => top + i * height);
  return [
    ...upright.map((x) => `M${x} ${top - GAP}v${-LONG}M${x} ${bottom + GAP}v${LONG}`),
    ...level.map((y) => `M${left - GAP} ${y}h${-LONG}M${right + GAP} ${y}h${LONG}`),
  ].join('');
}
