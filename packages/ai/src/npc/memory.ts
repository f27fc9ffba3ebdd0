import { figureOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import { playsBy, remembers, type OwnMission } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Manned } from './game.ts';

/** Memories of NPCs: marks under the ids of the rules that noted them. */

export function markOf(state: Manned, id: FigureId, rule: string): unknown {
  return figureOf(state, id).marks[rule];
}

/** The living chief that controls an NPC (AI-MIS-CHEF-CONTROL). */
export function leaderOf(state: Manned, id: FigureId): FigureId | undefined {
  const chief = markOf(state, id, 'AI-MIS-CHEF-CONTROL');
  if (typeof chief !== 'string') return undefined;
  return inPlay(figureOf(state, chief)) ? chief : undefined;
}

/** Figures that a chief controls. */
export function followersOf(state: Manned, chief: FigureId): readonly FigureId[] {
  return state.scene.groups.flatMap(({ figures }) => figures.filter((id) => markOf(state, id, 'AI-MIS-CHEF-CONTROL') === chief));
}

/** The mission that a figure acts by. */
export const missionOf = (state: Manned, id: FigureId): OwnMission => playsBy(state, id) ?? { type: 'soldier' };

/** The place that a rule has noted for a figure. */
export function placeNoted(
  state: Manned,
  id: FigureId,
  rule: 'AI-MIS-SNIPER-VANTAGE' | 'AI-MIS-GARDE' | 'AI-BEH-PRUDENT' | 'AI-BEH-HARCELEUR',
): Place | undefined {
  return remembers(figureOf(state, id), rule);
}
