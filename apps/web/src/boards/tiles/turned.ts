import type { Vector } from '@escarmouche/space';

/**
 * A tile fits in few of its turns, and which of them is the game's affair: a facing counts strokes through those that fit, in its `x`; `y` is 1, for
 * a facing is never nothing.
 */
export const strokesOf = (facing: Vector | undefined): number => facing?.x ?? 0;
export const facingOf = (strokes: number): Vector => ({ x: strokes, y: 1 });

/** A facing one stroke on, or back. */
export const turned = (facing: Vector, clockwise: boolean): Vector => facingOf(strokesOf(facing) + (clockwise ? 1 : -1));
