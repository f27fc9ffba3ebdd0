import { figureOf, groupById, inPlay, type FigureId, type GroupId } from '@escarmouche/skirmish';
import { playsBy, remembers, type OwnMission, type Remembering } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Chief } from './group/order.ts';

/** Memories of NPCs: marks under the ids of the rules that noted them. */

export function markOf(state: Remembering, id: FigureId, rule: string): unknown {
  return figureOf(state, id).marks[rule];
}

/** The living chief that controls an NPC (AI-MIS-CHEF-CONTROL). */
export function leaderOf(state: Remembering, id: FigureId): FigureId | undefined {
  const chief = markOf(state, id, 'AI-MIS-CHEF-CONTROL');
  if (typeof chief !== 'string') return undefined;
  return inPlay(figureOf(state, chief)) ? chief : undefined;
}

/** The target that an assassin keeps; that of its chief for a follower of a Chef Assassin (AI-MIS-CHEF-INCOMPAT). */
export function targetKept(state: Remembering, id: FigureId): FigureId | undefined {
  const leader = leaderOf(state, id);
  const shared = leader !== undefined && missionOf(state, leader).type === 'assassin' ? leader : id;
  return remembers(figureOf(state, shared), 'AI-MIS-ASSASSIN');
}

/** Figures that a chief controls. */
export function followersOf(state: Remembering, chief: FigureId): readonly FigureId[] {
  return state.scene.groups.flatMap(({ figures }) => figures.filter((id) => markOf(state, id, 'AI-MIS-CHEF-CONTROL') === chief));
}

/** Chiefs of a group, each with its mission and the figures that it controls. */
export const chiefsOf = (state: Remembering, group: GroupId): readonly Chief[] =>
  groupById(state, group)
    .figures.filter((id) => state.scene.npcs?.roles[id]?.mission.type === 'chief')
    .map((id) => ({ id, mission: missionOf(state, id), followers: followersOf(state, id) }));

/** The mission that a figure acts by. */
export const missionOf = (state: Remembering, id: FigureId): OwnMission => playsBy(state, id) ?? { type: 'soldier' };

/** The place that a rule has noted for a figure. */
export function placeNoted(
  state: Remembering,
  id: FigureId,
  rule: 'AI-MIS-SNIPER-VANTAGE' | 'AI-MIS-GARDE' | 'AI-BEH-PRUDENT' | 'AI-BEH-HARCELEUR',
): Place | undefined {
  return remembers(figureOf(state, id), rule);
}

/** A Harceleur attacks nobody but its target from behind, a sniper or guard in its place excepted (AI-BEH-HARCELEUR). */
export function restrained(state: Remembering, npc: { readonly id: FigureId }): boolean {
  const { type } = missionOf(state, npc.id);
  return state.scene.npcs?.roles[npc.id]?.behaviour === 'stalker' && type !== 'sniper' && type !== 'guard';
}
