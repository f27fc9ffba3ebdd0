import { blocksSight } from '@escarmouche/space';
import type { Terrain } from '../model.ts';

/** What stands up, in the order it is drawn: what is higher over what is lower, so that a parapet is seen on its roof. */
export const stacked = (terrain: readonly Terrain[]): readonly Terrain[] => terrain.filter(blocksSight).toSorted((a, b) => a.top - b.top);
