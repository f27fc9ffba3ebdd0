import { groupOf, sheetOf, type FigureId, type FigureIn, type NpcFacts } from '@escarmouche/skirmish';
import { npcOptions, type Category, type PlaneState } from '@escarmouche/skirmish/plane';
import { nearestOf, type Peopled } from './people.ts';

/** The member of a category that is nearest to an NPC, among candidates; undefined for an empty category. */
export function memberOf<S extends Peopled>(
  facts: NpcFacts<S>,
  state: S,
  npc: FigureIn<S>,
  category: Category,
  candidates: readonly FigureIn<S>[],
): FigureIn<S> | undefined {
  return nearestOf(state, npc, membersOf(facts, state, category, candidates));
}

function membersOf<S extends PlaneState>(
  facts: NpcFacts<S>,
  state: S,
  category: Category,
  candidates: readonly FigureIn<S>[],
): readonly FigureIn<S>[] {
  switch (category) {
    case 'chief':
      return candidates.filter(({ id }) => chiefOf(facts, state, id) === id);
    case 'longest':
      return most(candidates, (figure) => facts.range(state, figure), 1);
    case 'heaviest': {
      const own = npcOptions(state.scene.npcs?.options)['category.heaviest'] === 'figure';
      return most(candidates, (figure) => facts.damage(state, figure, own));
    }
    case 'nearest':
      return candidates;
  }
}

/** All that have the highest measure, if that is at least `least`. */
function most<T>(all: readonly T[], measure: (one: T) => number, least = Number.NEGATIVE_INFINITY): readonly T[] {
  const measured = all.map((one) => ({ one, is: measure(one) }));
  const highest = Math.max(...measured.map(({ is }) => is));
  return highest < least ? [] : measured.flatMap(({ one, is }) => (is === highest ? [one] : []));
}

/**
 * The chief of the band of a figure, in play or not: the one named by its owner, the NPC with the mission Chef in a group of NPCs, else the figure of the
 * highest rank, else the first of the roster (AI-CAT-CHEF).
 */
function chiefOf<S extends PlaneState>(facts: NpcFacts<S>, state: S, member: FigureId): FigureId | undefined {
  const group = groupOf(state, member);
  const { npcs } = state.scene;
  const named = npcs?.chiefs?.[group.id] ?? group.figures.find((id) => npcs?.roles[id]?.mission.type === 'chief');
  return named ?? most(group.figures, (id) => facts.rank(sheetOf(state, id)))[0];
}
