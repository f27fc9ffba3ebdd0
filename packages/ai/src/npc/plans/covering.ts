import type { FigureIn } from '@escarmouche/skirmish';
import { PACE, span, type Place } from '@escarmouche/space';
import type { Aim } from '../aim.ts';
import type { End } from '../ground/end.ts';
import { latticeOf } from '../ground/lattice.ts';
import { nearestPlace, type Reached } from '../ground/covers.ts';
import { coverFinderOf } from '../ground/sight.ts';
import { waysTo } from '../ground/ways.ts';
import { runsOf } from '../ground/straight.ts';
import type { Manned } from '../game.ts';
import { placeNoted } from '../memory.ts';
import { nearestOf } from '../group/people.ts';
import { moveOnly } from './movements.ts';
import { neededJumps, type Planner } from './planner.ts';
import type { Plan } from './plan.ts';
import type { Situation } from '../situation.ts';

/** Covers as Prudent and Harceleur look for them (AI-GEO-COVER). */
export interface Covering<S extends Manned, C> {
  readonly from: FigureIn<S> | undefined;
  readonly covered: (at: Place) => boolean;
  /** May a cover be gone to, by what the NPC remembers of the last one that it held? */
  readonly fresh: (at: Place) => boolean;
  /** Is a place at least a pace nearer to the goal than where the NPC stands? */
  readonly better: (at: Place) => boolean;
  /** The nearest cover that qualifies by the way there, however far; of those that do not make a sniper late, where there are some (AI-MIS-SNIPER 3). */
  readonly nearest: (qualifies: (at: Place) => boolean) => (Place & { readonly length?: number }) | undefined;
  /** Runs that end exactly at a place. */
  readonly runsTo: (at: Place) => readonly End<C>[];
  /** Runs all round and to the ends of walks. */
  readonly runs: () => readonly End<C>[];
}

/** The player character that covers are judged by: the target or the goal of the mission, else the nearest (AI-GEO-COVER). */
export const coveredFrom = <S extends Manned, C>({ state, npc, pcs }: Situation<S, C>, { target, goal }: Aim<S>): FigureIn<S> | undefined =>
  target ?? (goal?.kind === 'pc' ? goal.figure : nearestOf(state, npc, pcs));

const ADVANCE = PACE;
const TIE = PACE / 2;

export function coveringOf<S extends Manned, C>(
  { situation, aim, rem, here }: Planner<S, C>,
  rule: 'AI-BEH-PRUDENT' | 'AI-BEH-HARCELEUR',
): Covering<S, C> {
  const { npcGame, state, npc, pcs, left, mover } = situation;
  const from = coveredFrom(situation, aim);
  const covers = coverFinderOf(npcGame.game, state, npc);
  const last = placeNoted(state, npc.id, rule);
  const most = last && rem(last) - ADVANCE;
  const covered = (at: Place): boolean => from !== undefined && covers.level(from, at) > 0;
  const runs = (points: readonly Place[]): readonly End<C>[] => (left.runs ? runsOf(npcGame.game, state, npc, mover, points, 'run') : []);
  const far = npcGame.game.movement.running?.far(state, npc) ?? 0;
  const runCovers = (): readonly Place[] =>
    latticeOf(npcGame.game, state, npc, { type: 'disc', x: npc.x, y: npc.y, r: far }).filter(
      (at) => rem(at) <= here() - ADVANCE && covered(at),
    );
  const better = (a: Reached, b: Reached): number => covers.count(b, pcs) - covers.count(a, pcs) || a.length - b.length;
  const { late } = aim;
  const nearest: Covering<S, C>['nearest'] = (qualifies) => {
    const near = situation.ends().filter(({ at, how, touches }) => how === 'walk' && touches.length === 0 && qualifies(at));
    const least = Math.min(...near.map(({ length }) => length));
    const close = near.filter(({ length }) => length <= least + TIE);
    const [best] = close.map(({ at, length }) => ({ ...at, length })).sort(better);
    return best ?? nearestPlace(npcGame.game, state, npc, qualifies, better);
  };
  return {
    from,
    covered,
    fresh: (at) => covered(at) && (most === undefined || rem(at) <= most),
    better: (at) => covered(at) && rem(at) <= here() - ADVANCE,
    nearest: (qualifies) => (late === undefined ? undefined : nearest((at) => qualifies(at) && rem(at) <= late)) ?? nearest(qualifies),
    runsTo: (at) => runs([at]).filter((end) => span(end.at, at) <= 2),
    runs: () => runs(runCovers()),
  };
}

/** Plans that come as near as may be to a place by its way: by a run where one makes progress, else by a walk. */
export function towards<S extends Manned, C>(planner: Planner<S, C>, place: Place): readonly Plan<S, C>[] {
  const { situation } = planner;
  const { npcGame, state, npc, mover, left } = situation;
  const ways = waysTo(npcGame.game, state, npc, [place]);
  const now = ways(npc);
  const nearest = (ends: readonly End<C>[]): readonly Plan<S, C>[] => {
    const measured = moveOnly(planner, ends).map((plan) => ({ plan, way: ways(plan.there) }));
    const least = Math.min(...measured.map(({ way }) => way));
    return least < now ? measured.filter(({ way }) => way <= least + PACE / 10).map(({ plan }) => plan) : [];
  };
  const jumps = neededJumps(situation, ways, () => waysTo(npcGame.game, state, npc, [place], false));
  const straight = left.runs ? runsOf(npcGame.game, state, npc, mover, [place, ...situation.ends().map(({ at }) => at)], 'run') : [];
  const runs = nearest([...straight, ...jumps]);
  return runs.length > 0 ? runs : nearest(situation.ends());
}
