import type { Zone } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import type { Setup } from './setup.ts';

/** The ground of a battle without a scenario (UK-SYS-SCOPE). Every point of the edge is an exit then, and the last side wins. */

const SIDE = 36 * PACE;
const STRIP = 5 * PACE;

/** The table where no scenario gives one (UK-SYS-SCOPE). */
export const usualTable: Setup['table'] = { width: SIDE, height: SIDE, features: [] };

const across = { x: 0, width: SIDE, height: STRIP };
const along = { y: STRIP, width: STRIP, height: SIDE - 2 * STRIP };

/** Zones of deployment on it, for groups in the order in which they are listed: south, north, west, east (UK-SYS-SCOPE). */
export const usualZones: readonly Zone[] = [
  { ...across, y: 0, front: 'north' },
  { ...across, y: SIDE - STRIP, front: 'south' },
  { ...along, x: 0, front: 'east' },
  { ...along, x: SIDE - STRIP, front: 'west' },
];
