import { inPlay, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import { pcsOf } from '@escarmouche/skirmish/plane';
import type { Manned, NpcGame } from '../game.ts';
import { markOf, missionOf, restrained } from '../memory.ts';
import { nearestThat } from '../group/people.ts';
import { inSight } from './in-sight.ts';

/**
 * The next target of an action: the last one while it may be attacked, then the nearest other player character that may (AI-ACT-ATTACK). An assassin attacks
 * nobody after its own target, a Harceleur nobody but its target, a patrol those in its sight.
 */
export function nextTarget<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  last: FigureId | undefined,
  may: (pc: FigureIn<S>) => boolean,
): FigureIn<S> | undefined {
  const pcs = pcsOf(state, npc.id).filter(inPlay);
  const same = pcs.find(({ id }) => id === last);
  if (same && may(same)) return same;
  const { type } = missionOf(state, npc.id);
  const own = type === 'assassin' && last === markOf(state, npc.id, 'AI-MIS-ASSASSIN');
  if (last !== undefined && (own || restrained(state, npc))) return undefined;
  return nearestThat(state, npc, pcs, (pc) => may(pc) && (type !== 'patrol' || inSight({ npcGame, state }, npc, pc)));
}
