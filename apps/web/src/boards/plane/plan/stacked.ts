import { blocksSight } from '@escarmouche/space';
import type { Terrain } from '../model.ts';

/** Standing terrain in the order of drawing: higher pieces over lower ones, so that a parapet is seen on its roof. */
export const stacked = (terrain: readonly Terrain[]): readonly Terrain[] => terrain.filter(blocksSight).toSorted((a, b) => a.top - b.top);
