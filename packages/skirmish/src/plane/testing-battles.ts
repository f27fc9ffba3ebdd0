import type { Place } from '@escarmouche/space';
import { figure } from '../testing.ts';
import type { PlaneState } from './state.ts';
import { ORIGIN } from './testing-places.ts';

/**
 * Battles for the tests of a system on a plane. Positions are written in paces from the middle of the table, x to the east, y to the north; `units`
 * turns such a position into what commands take, `where` reads one back.
 */

export * from './testing-corrections.ts';
export * from './testing-crowd.ts';
export * from './testing-odds.ts';
export * from './testing-places.ts';
export * from './testing-rules.ts';

/** A position of the table in paces to a thousandth; with its level unless it is on the ground. */
function placeInPaces({ x, y, z }: Place): readonly number[] {
  const place = [(x - ORIGIN) / 1000, (y - ORIGIN) / 1000];
  return z === 0 ? place : [...place, z / 1000];
}

/** Place of a figure in paces to a thousandth; with its level unless the figure stands on the ground. */
export const where = (match: { readonly state: PlaneState }, id: string): readonly number[] => placeInPaces(figure(match, id));
