import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import {
  bodyAt,
  boxAround,
  distance,
  distanceToShape,
  eyeOf,
  featuresNear,
  hiddenShare,
  inFrontArc,
  PACE,
  span,
  within,
  type Place,
  type Vector,
} from '@escarmouche/space';
import type { Finding } from '../../plane/game.ts';
import { coverBy, coverFinderOf } from './sight.ts';
import { viewOf, type View } from './view.ts';
import { waysTo } from './ways.ts';

/** A shooting post: its place and its best facing. */
export interface Post extends Place {
  readonly facing: Vector;
}

/** Fields of view are as good as the best within this share of it. */
const AS_GOOD = 0.98;
/** Scenery this near gives cover where nobody has a line to the place. */
const SCENERY = 2 * PACE;
/** The best points of the coarse lattice around which the fine one is rated. */
const BEST = 10;

const isCoarse = ({ x, y }: Place): boolean => x % PACE === 0 && y % PACE === 0;

/**
 * The best of some places for a shooter: at least light cover against every player character that has a line to it, then the widest field of view,
 * then more of them in range, more covers, and the shorter way (AI-MIS-SNIPER-VANTAGE 2 to 5). `nearest`: the nearest player character. Undefined
 * where no place sees anything.
 */
export function vantageAmong<S extends PlaneState>(
  game: Finding<S>,
  state: S,
  figure: FigureIn<S>,
  {
    pcs,
    nearest,
    places,
    range,
  }: {
    readonly pcs: readonly FigureIn<S>[];
    readonly nearest: FigureIn<S> | undefined;
    readonly places: readonly Place[];
    readonly range: number;
  },
): Post | undefined {
  const covers = coverFinderOf(game, state, figure);
  const body = bodyOf(state, figure);
  const isCovered = (at: Place): boolean => {
    const levels = pcs.map((pc) => covers.level(pc, at));
    if (levels.includes(0)) return false;
    return levels.some((level) => level < 3) || (nearest !== undefined && sceneryCovers(game, state, nearest, bodyAt(at, body)));
  };
  const views = new Map<Place, View>();
  const view = (at: Place): View => {
    const known = views.get(at) ?? viewOf(state, figure, at, range);
    views.set(at, known);
    return known;
  };
  const byView = (a: Place, b: Place): number => view(b).squares - view(a).squares;
  /** The places of the coarse lattice, and those of the fine one around the best of them. */
  const rated = (kept: readonly Place[]): readonly Place[] => {
    const coarse = kept.filter(isCoarse);
    const best = coarse.toSorted(byView).slice(0, BEST);
    if (best.length === 0) return kept;
    return [...coarse, ...kept.filter((at) => !isCoarse(at) && best.some((one) => span(one, at) <= PACE))];
  };
  const kept = rated(places.filter(isCovered)).filter((at) => view(at).squares > 0);
  const left = kept.length > 0 ? kept : rated(mostCovered(places, (at) => covers.count(at, pcs))).filter((at) => view(at).squares > 0);
  const most = Math.max(0, ...left.map((at) => view(at).squares));
  const ways = waysTo(game, state, figure, [figure]);
  const inRange = (at: Place): number =>
    pcs.filter(
      (pc) => within(distance(bodyAt(at, body), bodyOf(state, pc)), range) && inFrontArc(at, view(at).facing, pc) && covers.sees(at, pc),
    ).length;
  const [post] = left
    .filter((at) => view(at).squares >= AS_GOOD * most)
    .map((at) => ({ at, shots: inRange(at), covers: covers.count(at, pcs), way: ways(at) }))
    .sort((a, b) => b.shots - a.shots || b.covers - a.covers || a.way - b.way || a.at.x - b.at.x || a.at.y - b.at.y);
  return post && { x: post.at.x, y: post.at.y, z: post.at.z, facing: view(post.at).facing };
}

/** Would the scenery near a body give it cover against a figure, were there no other? */
function sceneryCovers<S extends PlaneState>(
  game: Pick<Finding<S>, 'rules'>,
  state: S,
  seer: FigureIn<S>,
  at: ReturnType<typeof bodyOf>,
): boolean {
  const { table } = state.scene;
  const features = featuresNear(table, boxAround(at, SCENERY)).filter(({ shape }) => distanceToShape(shape, at) <= SCENERY);
  return features.length > 0 && coverBy(game, hiddenShare({ ...table, features: [...features] }, eyeOf(bodyOf(state, seer)), at)) > 0;
}

/** The places with the highest number. */
export function mostCovered(places: readonly Place[], count: (at: Place) => number): readonly Place[] {
  const counted = places.map((at) => ({ at, count: count(at) }));
  const most = Math.max(0, ...counted.map((one) => one.count));
  return counted.filter((one) => one.count === most).map(({ at }) => at);
}
