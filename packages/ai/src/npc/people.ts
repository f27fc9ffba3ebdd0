import { enemiesOf, groupOf, type FigureId, type FigureIn, type GroupId } from '@escarmouche/skirmish';
import { distanceBetween, npcOptions, type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';

/** Figures as the NPC document sees them: player characters and the nearest of them (AI-CORE-SCOPE, AI-GEO-DIST). */

/** A battle whose figures have vitality, by which equal distances are told apart. */
export interface Peopled extends PlaneState {
  readonly figures: Readonly<Record<FigureId, PlaneFigure & { readonly vitality: number }>>;
}

/** Units within which two distances are equal: the tolerance of both systems (AI-GEO-DIST). */
const EQUAL = 1;

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

/** The figures by distance from another one: of equal distances the lower vitality, then the lower roster number, comes first (AI-GEO-DIST). */
export function byNearness<S extends Peopled>(state: S, from: FigureIn<S>, figures: readonly FigureIn<S>[]): readonly FigureIn<S>[] {
  const left = figures.map((figure) => ({ figure, away: distanceBetween(state, from, figure) }));
  const sorted: FigureIn<S>[] = [];
  while (left.length > 0) {
    const least = Math.min(...left.map(({ away }) => away));
    const first = left
      .filter(({ away }) => away <= least + EQUAL)
      .reduce((best, one) => (one.figure.vitality < best.figure.vitality ? one : best));
    sorted.push(first.figure);
    left.splice(left.indexOf(first), 1);
  }
  return sorted;
}

/** The nearest of some figures (AI-CAT-NEAREST). */
export const nearestOf = <S extends Peopled>(state: S, from: FigureIn<S>, figures: readonly FigureIn<S>[]): FigureIn<S> | undefined =>
  byNearness(state, from, figures)[0];
