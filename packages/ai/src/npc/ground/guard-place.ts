import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Place, Shape } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { latticeOf } from './lattice.ts';
import { coverFinderOf } from './sight.ts';
import { mostCovered } from './vantage.ts';
import { viewOf } from './view.ts';
import { waysTo } from './ways.ts';

/** Share of the best field of view that the place of a guard has at least. */
const ENOUGH = 1 / 2;

/**
 * The best cover of a zone: of its places that a way leads to those covered against the most player characters; for a guard who shoots so far those with
 * at least half the best field of view among them; then the one with the shortest way (AI-MIS-GARDE 2). Undefined where nothing is covered.
 */
export function guardPlaceOf<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  pcs: readonly FigureIn<S>[],
  zone: Shape,
  range: number | undefined,
): Place | undefined {
  const covers = coverFinderOf(game, state, figure);
  const way = waysTo(game, state, figure, [figure]);
  const places = latticeOf(game, state, figure, zone).filter((at) => way(at) < Infinity);
  const covered = mostCovered(places, (at) => covers.count(at, pcs));
  if (!covered[0] || covers.count(covered[0], pcs) === 0) return undefined;
  const views = covered.map((at) => ({ at, squares: range === undefined ? 0 : viewOf(state, figure, at, range).squares }));
  const most = Math.max(...views.map(({ squares }) => squares));
  const [best] = views
    .filter(({ squares }) => squares >= ENOUGH * most)
    .map(({ at }) => ({ at, length: way(at) }))
    .sort((a, b) => a.length - b.length || a.at.x - b.at.x || a.at.y - b.at.y);
  return best?.at;
}
