import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type NamedZone } from '@escarmouche/skirmish/plane';
import { boxOf, contains, distance, inFrontArc, PACE, span, within, type Body, type Place, type Point } from '@escarmouche/space';
import { latticeOf } from './ground/lattice.ts';
import { placesIn } from './ground/zones.ts';
import { waysTo } from './ground/ways.ts';
import { ghostAt } from '../plane/ghost.ts';
import type { Manned } from './game.ts';
import { turnedAt } from './attacks/strikes.ts';
import type { Situation } from './situation.ts';

/** A goal of a mission (AI-MDA-PROGRESS). */
export type Goal<S extends Manned> =
  | { readonly kind: 'pc'; readonly figure: FigureIn<S> }
  | { readonly kind: 'area'; readonly zone: NamedZone }
  /** A vantage point, or the place of a guard. */
  | { readonly kind: 'place'; readonly at: Place }
  | { readonly kind: 'patient'; readonly figure: FigureIn<S>; readonly body: Body; readonly reach: number }
  | { readonly kind: 'friend'; readonly figure: FigureIn<S> };

/** Way left from a place to a goal, in units; 0: reached. */
export type Rem = (at: Place) => number;

/** The goal's own way of being reached: a shot of it, contact with it, or an attack from behind. */
export type Manner = 'shot' | 'contact' | 'rear';

const COMPANY = 3 * PACE;
/** Added to the straight distance to a goal that no way leads to. */
export const BEYOND = 100 * PACE;

export function middleOf<S extends Manned>(goal: Goal<S>): Point {
  switch (goal.kind) {
    case 'area': {
      const { minX, maxX, minY, maxY } = boxOf(goal.zone.shape);
      return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
    }
    case 'place':
      return goal.at;
    default:
      return goal.figure;
  }
}

/** Measure of the way left to a goal (AI-MDA-PROGRESS); without `jumps` by walks, climbs and swims alone. */
export function remOf<S extends Manned, C>(situation: Situation<S, C>, goal: Goal<S>, manner: Manner, jumps = true): Rem {
  const { npcGame, state, npc } = situation;
  const { game } = npcGame;
  const middle = middleOf(goal);
  const reached = reachedOf(situation, goal, manner);
  let ways: Rem | undefined;
  return (at) => {
    if (reached(at)) return 0;
    ways ??= waysTo(game, state, npc, placesOf(situation, goal, manner, reached), jumps);
    const way = ways(at);
    return Number.isFinite(way) ? way : span(at, middle) + BEYOND;
  };
}

/** Is a goal reached at a place? */
function reachedOf<S extends Manned, C>(situation: Situation<S, C>, goal: Goal<S>, manner: Manner): (at: Place) => boolean {
  const { state, npc, strikes, reaching } = situation;
  const awayFrom = (at: Place, body: Body): number => distance(bodyOf(state, ghostAt<S>(npc, at)), body);
  const away = (at: Place, other: FigureIn<S>): number => awayFrom(at, bodyOf(state, other));
  switch (goal.kind) {
    case 'area':
      return (at) => contains(goal.zone.shape, at);
    case 'place':
      return (at) => span(at, goal.at) <= 1;
    case 'patient':
      return (at) => within(awayFrom(at, goal.body), goal.reach);
    case 'friend':
      return (at) => within(away(at, goal.figure), COMPANY);
    case 'pc': {
      const { figure } = goal;
      const touches = (at: Place): boolean => within(away(at, figure), 0);
      const isRear = (at: Place): boolean => !inFrontArc(figure, figure.facing, at);
      if (manner === 'contact') return touches;
      const known = new Map<string, boolean>();
      const shoots = (at: Place): boolean => {
        const key = `${at.x} ${at.y} ${at.z}`;
        const is = known.get(key) ?? reaching.reaches(turnedAt<S>(npc, at, figure), figure);
        known.set(key, is);
        return is;
      };
      const attacks = strikes.ranged ? shoots : touches;
      return manner === 'rear' ? (at) => isRear(at) && attacks(at) : attacks;
    }
  }
}

/** Places where a goal is reached, as ends of ways. */
function placesOf<S extends Manned, C>(
  { npcGame: { game }, state, npc, strikes, walks }: Situation<S, C>,
  goal: Goal<S>,
  manner: Manner,
  reached: (at: Place) => boolean,
): readonly Place[] {
  switch (goal.kind) {
    case 'place':
      return [goal.at];
    case 'area':
      return placesIn(game, state, npc, goal.zone.shape);
    case 'patient':
      return around(game, state, npc, goal.body, goal.reach).filter(reached);
    case 'friend':
      return around(game, state, npc, bodyOf(state, goal.figure), COMPANY).filter(reached);
    case 'pc': {
      const body = bodyOf(state, goal.figure);
      if (manner === 'contact' || !strikes.ranged) {
        const points = contactPlaces(bodyOf(state, npc), body);
        return manner === 'rear' ? points.filter((at) => !inFrontArc(goal.figure, goal.figure.facing, at)) : points;
      }
      // The nearest places of a shot lie in the direction of the NPC: look in a growing lens between the two.
      const least = Math.max(0, distance(bodyOf(state, npc), body) - strikes.reach);
      const all = around(game, state, npc, body, strikes.reach);
      for (let slack = 2 * walks + 2 * PACE; ; slack *= 2) {
        const lens = all.filter((at) => span(at, npc) <= least + slack);
        const found = lens.filter((at) => isWhole(at) && reached(at));
        if (found.length > 0 || lens.length === all.length) return found;
      }
    }
  }
}

/** Only points of whole paces are tried for far shots: the lattice of half a pace has four times as many. */
const isWhole = ({ x, y }: Point): boolean => x % PACE === 0 && y % PACE === 0;

function around<S extends Manned, C>(
  game: Situation<S, C>['npcGame']['game'],
  state: S,
  npc: FigureIn<S>,
  { x, y, r }: Body,
  far: number,
): readonly Place[] {
  return latticeOf(game, state, npc, { type: 'disc', x, y, r: r + far + PACE });
}

function contactPlaces(own: Body, { x, y, z, r }: Body): readonly Place[] {
  return BEARINGS.map((way) => ({
    x: Math.round(x + (way.x * (r + own.r)) / 1000),
    y: Math.round(y + (way.y * (r + own.r)) / 1000),
    z,
  }));
}

/** Sixteen bearings all round, of length 1000. */
export const BEARINGS: readonly Point[] = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
].flatMap(([x = 0, y = 0]) => [
  { x, y },
  { x: -y, y: x },
  { x: -x, y: -y },
  { x: y, y: -x },
]);
