import type { StopReason } from '../types.ts';

/**
 * Reason why a climb, jump or flight cannot be made: an obstacle as in a walk, or
 * - touch: the figure does not touch the feature, or the feature cannot be climbed; - height: nothing to climb that way;
 * - length: further than allowed; - ceiling: a feature overhead.
 */
export interface Obstruction {
  readonly refused: StopReason | 'touch' | 'height' | 'length' | 'ceiling';
  /** The feature or figure in the way. */
  readonly id?: string;
}

export const obstructed = (refused: Obstruction['refused'], id?: string): Obstruction => (id === undefined ? { refused } : { refused, id });

export const isObstruction = (result: object): result is Obstruction => 'refused' in result;
