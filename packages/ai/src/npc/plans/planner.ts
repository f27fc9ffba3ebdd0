import { PACE, span } from '@escarmouche/space';
import type { Aim } from '../aim.ts';
import type { Manned } from '../game.ts';
import { BEYOND, remOf, type Manner, type Rem } from '../goals.ts';
import type { End } from '../ground/end.ts';
import { once, type Situation } from '../situation.ts';

/** Maker of plans for one activation: the sequences of actions that templates are made of (AI-MDA-PLANS). */
export interface Planner<S extends Manned, C> {
  readonly situation: Situation<S, C>;
  readonly aim: Aim<S>;
  readonly rem: Rem;
  /** Way left where the NPC stands. */
  readonly here: () => number;
  /** No place behind the target can be reached, so that a Harceleur attacks from anywhere (AI-BEH-HARCELEUR). */
  readonly dropsRear: () => boolean;
  /** Ends of walks that serve the mission (AI-MDA-PLANS c). */
  readonly ways: () => readonly End<C>[];
  /** Ends of jumps that the shortest way to the goal needs (AI-GEO-PATH). */
  readonly jumps: () => readonly End<C>[];
}

/** Units that a jump saves at least: about as much as ways are exact to. */
const DETOUR = PACE / 2;
/** Units within which two lengths are equal. */
export const EQUAL = 1;

export function plannerOf<S extends Manned, C>(situation: Situation<S, C>, aim: Aim<S>, manner: Manner): Planner<S, C> {
  const rem: Rem = (at) => measure().rem(at);
  const measure = once((): { readonly rem: Rem; readonly dropsRear: boolean; readonly here: number } => {
    const { goal } = aim;
    if (!goal) return { rem: () => 0, dropsRear: false, here: 0 };
    const own = remOf(situation, goal, manner);
    const here = own(situation.npc);
    if (manner !== 'rear' || here < BEYOND) return { rem: own, dropsRear: false, here };
    const hunter = remOf(situation, goal, 'shot');
    return { rem: hunter, dropsRear: true, here: hunter(situation.npc) };
  });
  let served: readonly End<C>[] | undefined;
  const planner: Planner<S, C> = {
    situation,
    aim,
    rem,
    here: () => measure().here,
    dropsRear: () => measure().dropsRear,
    jumps() {
      const { goal, holds } = aim;
      return goal && !holds ? neededJumps(situation, rem, () => remOf(situation, goal, measure().dropsRear ? 'shot' : manner, false)) : [];
    },
    ways: () => (served ??= situation.ends().filter((end) => serves(planner, end))),
  };
  return planner;
}

/** The jumps that the shortest way needs by a measure of the way left: every walk is longer, from where the run-up begins (AI-GEO-PATH). `onFoot`: the way without jumps. */
export function neededJumps<S extends Manned, C>({ jumps }: Situation<S, C>, rem: Rem, onFoot: () => Rem): readonly End<C>[] {
  const { from, gone = 0, ends = [] } = jumps() ?? {};
  if (!from || ends.length === 0) return [];
  const walked = onFoot()(from);
  return ends.filter(({ at, length }) => rem(at) + gone + length + DETOUR <= walked);
}

/** Does the end of a movement serve the mission: no farther from the goal, and from a hunted player character already in range (AI-MDA-PLANS c)? */
function serves<S extends Manned, C>({ situation, aim, rem, here: left }: Planner<S, C>, { at, length }: End<C>): boolean {
  if (length === 0) return true;
  if (aim.holds) return false;
  const here = left();
  if (rem(at) > here + EQUAL) return false;
  if (aim.goal?.kind !== 'pc' || here > 0) return true;
  return span(at, aim.goal.figure) <= span(situation.npc, aim.goal.figure) + EQUAL;
}
