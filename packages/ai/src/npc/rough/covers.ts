import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { span, type Place } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { latticeOf } from '../ground/lattice.ts';

export function nearestPlace<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  qualifies: (at: Place) => boolean,
): Place | undefined {
  const { width, height } = state.scene.table;
  const all = latticeOf(game, state, figure, { minX: 0, minY: 0, maxX: width, maxY: height });
  return all.toSorted((a, b) => span(a, figure) - span(b, figure)).find(qualifies);
}
