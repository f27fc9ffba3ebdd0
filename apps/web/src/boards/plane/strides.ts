import { PACE } from '@escarmouche/space';
import type { Stride } from '../board.ts';

/** How far the keys move a figure at a stroke, in units. */
export const strides: Readonly<Record<Stride, number>> = { step: PACE / 2, fine: PACE / 10 };
