import type { StopReason } from '../types.ts';

/**
 * Why a climb, jump or flight cannot be made: what stands in the way, or
 * - touch: it does not touch what it would climb, or that cannot be climbed; - height: nothing to climb that way;
 * - length: further than allowed; - ceiling: something overhead.
 */
export interface Refusal {
  readonly refused: StopReason | 'touch' | 'height' | 'length' | 'ceiling';
  /** The feature or figure in the way. */
  readonly id?: string;
}

export const refuse = (refused: Refusal['refused'], id?: string): Refusal => (id === undefined ? { refused } : { refused, id });

/** Whether a result is a refusal. */
export const isRefusal = (result: object): result is Refusal => 'refused' in result;
