import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf, shows } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { bodyAt, eyeOf, hiddenShare, type Body, type Place, type Table } from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { ghostAt } from '../../plane/ghost.ts';

/** Cover of a place: none, light, heavy, or out of sight altogether (AI-GEO-COVER). */
export type Cover = 0 | 1 | 2 | 3;

/** Covers of a figure standing elsewhere, against others where they are now: terrain alone counts, and no facing (AI-GEO-COVER). */
export interface CoverFinder<S extends PlaneState> {
  readonly level: (pc: FigureIn<S>, at: Place) => Cover;
  /** The number of figures that a place is covered against. */
  readonly count: (at: Place, pcs: readonly FigureIn<S>[]) => number;
  /** Would the figure see another one from a place, whatever its facing? */
  readonly sees: (at: Place, pc: FigureIn<S>) => boolean;
}

/** Hidden shares of a body at places seen from an eye: they depend on the table alone. */
type Shares = Map<number, number>;

const kept = new WeakMap<Table, Map<string, Shares>>();
/** Pairs of an eye and a size of body kept for a table. */
const KEPT = 48;

const keyOf = ({ x, y, z }: Place): number => (x * 65_536 + y) * 65_536 + z;

function sharesFrom(table: Table, eye: Place, { r, h }: Body): Shares {
  const known = kept.get(table) ?? new Map<string, Shares>();
  kept.set(table, known);
  const key = [eye.x, eye.y, eye.z, r, h].join();
  const shares = known.get(key) ?? new Map<number, number>();
  known.delete(key);
  known.set(key, shares);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return shares;
}

/** Cover by a hidden share. */
export function coverBy<S extends PlaneState>({ rules }: Pick<Finding<S>, 'rules'>, hidden: number): Cover {
  return shows(rules, hidden) ? (coverOf(rules, hidden) as Cover) : 3;
}

export function coverFinderOf<S extends PlaneState>(game: Pick<Finding<S>, 'rules'>, state: S, figure: FigureIn<S>): CoverFinder<S> {
  const { table } = state.scene;
  const body = bodyOf(state, ghostAt<S>(figure, figure));
  const bySeer = new Map<FigureIn<S>, { readonly eye: Place; readonly shares: Shares }>();
  const hidden = (pc: FigureIn<S>, at: Place): number => {
    let seer = bySeer.get(pc);
    if (!seer) {
      const eye = eyeOf(bodyOf(state, pc));
      bySeer.set(pc, (seer = { eye, shares: sharesFrom(table, eye, body) }));
    }
    const key = keyOf(at);
    const known = seer.shares.get(key);
    if (known !== undefined) return known;
    const share = hiddenShare(table, seer.eye, bodyAt(at, body));
    seer.shares.set(key, share);
    return share;
  };
  const level = (pc: FigureIn<S>, at: Place): Cover => coverBy(game, hidden(pc, at));
  return {
    level,
    count: (at, pcs) => pcs.filter((pc) => level(pc, at) > 0).length,
    sees: (at, pc) => shows(game.rules, hiddenShare(table, eyeOf(bodyAt(at, body)), bodyOf(state, pc))),
  };
}
