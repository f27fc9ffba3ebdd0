import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Place, Shape } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { latticeOf } from '../ground/lattice.ts';
import { coverFinderOf } from '../ground/sight.ts';

export function guardPlaceOf<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  pcs: readonly FigureIn<S>[],
  zone: Shape,
  _range: number | undefined,
): Place | undefined {
  const covers = coverFinderOf(game, state, figure);
  const all = latticeOf(game, state, figure, zone).map((at) => ({ at, n: covers.count(at, pcs) }));
  const most = Math.max(0, ...all.map(({ n }) => n));
  return most === 0 ? undefined : all.find(({ n }) => n === most)?.at;
}
