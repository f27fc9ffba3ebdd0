import { PACE } from '@escarmouche/space';
import type { Stride } from '../board.ts';

/** Length of a figure's movement by one stroke of the keys, in units. */
export const strides: Readonly<Record<Stride, number>> = { step: PACE / 2, fine: PACE / 10 };
