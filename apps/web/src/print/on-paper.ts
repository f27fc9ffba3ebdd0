import type { Point } from '@escarmouche/space';

/** A map on paper, for what is drawn over it. */
export interface OnPaper {
  readonly at: (point: Point) => Point;
  /** Of a unit. */
  readonly scale: number;
  readonly height: number;
}
