import type { StopReason } from '../types.ts';

/**
 * Why a climb, jump or flight cannot be made: what stands in the way, or
 * - touch: it does not touch what it would climb, or that cannot be climbed; - height: nothing to climb that way;
 * - length: further than allowed; - ceiling: something overhead.
 */
export interface Obstruction {
  readonly refused: StopReason | 'touch' | 'height' | 'length' | 'ceiling';
  /** The feature or figure in the way. */
  readonly id?: string;
}

export const obstructed = (refused: Obstruction['refused'], id?: string): Obstruction => (id === undefined ? { refused } : { refused, id });

/** Whether a result is what stands in the way. */
export const isObstruction = (result: object): result is Obstruction => 'refused' in result;
