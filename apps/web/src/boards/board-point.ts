import type { Point } from '@escarmouche/space';

/**
 * A place on a board, in whole numbers of the board's own unit: thousandths of a pace on a plane, squares on tiles. `z`: of a board with levels, the floor
 * that is meant.
 */
export interface BoardPoint extends Point {
  readonly z?: number;
}
