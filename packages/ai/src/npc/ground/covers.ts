import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, type Place } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { latticeOf } from './lattice.ts';
import { waysTo } from './ways.ts';

/** A place with the length of the way there. */
export interface Reached extends Place {
  readonly length: number;
}

/** Ways that differ by no more than this are as short as each other (AI-GEO-COVER). */
const TIE = PACE / 2;

/**
 * The place of the table's lattice with the shortest way that qualifies, however many activations away, searched from the figure outwards; of those
 * about as near the first by an order (AI-GEO-COVER, AI-MDA-SAMPLE). Undefined where none qualifies.
 */
export function nearestPlace<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  qualifies: (at: Place) => boolean,
  order: (a: Reached, b: Reached) => number = (a, b) => a.length - b.length,
): Reached | undefined {
  const { width, height } = state.scene.table;
  // The way there and the way back are as long, but for drops.
  const length = waysTo(game, state, figure, [figure]);
  const outwards = latticeOf(game, state, figure, { minX: 0, minY: 0, maxX: width, maxY: height })
    .map((at): Reached => ({ ...at, length: length(at) }))
    .filter((at) => at.length < Infinity)
    .sort((a, b) => a.length - b.length);
  const first = outwards.findIndex(qualifies);
  const nearest = outwards[first];
  if (!nearest) return undefined;
  const rest = outwards.slice(first + 1);
  const beyond = rest.findIndex((at) => at.length > nearest.length + TIE);
  const close = rest.slice(0, beyond < 0 ? rest.length : beyond).filter(qualifies);
  return [nearest, ...close].sort(order)[0];
}
