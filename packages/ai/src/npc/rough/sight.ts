import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf, shows, type PlaneState } from '@escarmouche/skirmish/plane';
import { eyeOf, hiddenShare, type Place } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { ghostAt } from '../../plane/ghost.ts';

export interface CoverFinder<S extends PlaneState> {
  readonly level: (pc: FigureIn<S>, at: Place) => 0 | 1 | 2 | 3;
  readonly count: (at: Place, pcs: readonly FigureIn<S>[]) => number;
}

export function coverFinderOf<S extends PlaneState>({ rules }: Pick<Finding<S>, 'rules'>, state: S, figure: FigureIn<S>): CoverFinder<S> {
  const level = (pc: FigureIn<S>, at: Place): 0 | 1 | 2 | 3 => {
    const hidden = hiddenShare(state.scene.table, eyeOf(bodyOf(state, pc)), bodyOf(state, ghostAt<S>(figure, at)));
    return shows(rules, hidden) ? (coverOf(rules, hidden) as 0 | 1 | 2) : 3;
  };
  return { level, count: (at, pcs) => pcs.filter((pc) => level(pc, at) > 0).length };
}
