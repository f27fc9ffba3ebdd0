import { enemiesOf, groupOf, type FigureId, type FigureIn, type GroupId } from '../../roster.ts';
import type { PlaneState } from '../state.ts';
import { npcOptions } from './options.ts';

/** Does a group act by the NPC document: has any of its figures a role? */
function isOfNpcs({ scene }: PlaneState, group: GroupId): boolean {
  const roles = scene.npcs?.roles ?? {};
  return scene.groups.some(({ id, figures }) => id === group && figures.some((one) => Object.hasOwn(roles, one)));
}

/**
 * Player characters of an NPC, in roster order: its enemies in play, but for those of other groups of NPCs, unless the scenario makes the two groups
 * hostile (AI-CORE-SCOPE).
 */
export function pcsOf<S extends PlaneState>(state: S, npc: FigureId): readonly FigureIn<S>[] {
  const own = groupOf(state, npc).id;
  const { npcs } = state.scene;
  const declared = npcOptions(npcs?.options)['pc.hostility'] === 'scenario' ? (npcs?.hostile ?? []) : [];
  const hostile = (group: GroupId): boolean =>
    !isOfNpcs(state, group) || declared.some((pair) => pair.includes(own) && pair.includes(group));
  return enemiesOf(state, npc).filter(({ id }) => hostile(groupOf(state, id).id));
}
