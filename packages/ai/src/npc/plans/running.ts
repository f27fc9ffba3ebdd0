import { bodyOf } from '@escarmouche/skirmish/placed';
import { contactsOf } from '../ground/contacts.ts';
import type { End } from '../ground/end.ts';
import { runsOf } from '../ground/straight.ts';
import type { Manned } from '../game.ts';
import { middleOf } from '../goals.ts';
import type { Planner } from './planner.ts';

/** Ends of straight runs or zigzags: towards the goal, to the ends of walks, and all round; with the runs, leaps and jumps (AI-MDA-SAMPLE, AI-GEO-PATH). */
export function runsTowards<S extends Manned, C>({ situation, aim, jumps }: Planner<S, C>, how: 'run' | 'zigzag'): readonly End<C>[] {
  const { npcGame, state, npc, mover, left } = situation;
  if (!aim.goal) return [];
  const leaps = how === 'run' ? [...situation.leaps(), ...jumps()] : [];
  if (!left.runs) return leaps;
  const middle = middleOf(aim.goal);
  const contacts = aim.goal.kind === 'pc' ? contactsOf(bodyOf(state, aim.goal.figure), bodyOf(state, npc).r) : [];
  const points = [{ ...middle, z: npc.z }, ...contacts, ...situation.ends().map(({ at }) => at)];
  return [...runsOf(npcGame.game, state, npc, mover, points, how), ...leaps];
}
