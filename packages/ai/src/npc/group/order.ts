import { figureOf, groupById, inPlay, type FigureId, type GroupId } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { pcsOf, type OwnMission, type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';
import { MISSION_ORDER } from './mission-order.ts';
import type { Peopled } from './people.ts';

/** The order in which NPCs of a group act (AI-ORD-LIST, AI-ORD-CHEF, AI-ORD-PROX). */

/** A chief with its derived mission, and the figures that it controls. */
export interface Chief {
  readonly id: FigureId;
  readonly mission: OwnMission;
  readonly followers: readonly FigureId[];
}

/** Figures that may act next in their order: each chief of a mission with its followers at once behind it, then the others of the mission. */
export function orderOf<S extends Peopled>(
  state: S,
  group: GroupId,
  waiting: readonly FigureId[],
  chiefs: readonly Chief[],
): readonly FigureId[] {
  return rankedOf(state, group, waiting, chiefs).map(({ id }) => id);
}

/** Figures that only the roster puts behind the first: by option a die decides between them (AI-ORD-PROX). */
export function tiedFirst<S extends Peopled>(
  state: S,
  group: GroupId,
  waiting: readonly FigureId[],
  chiefs: readonly Chief[],
): readonly FigureId[] {
  const ranked = rankedOf(state, group, waiting, chiefs);
  const [first] = ranked;
  return ranked.filter(({ keys }) => first && compared(keys.slice(0, -1), first.keys.slice(0, -1)) === 0).map(({ id }) => id);
}

interface Ranked {
  readonly id: FigureId;
  /** The roster comes last. */
  readonly keys: readonly number[];
}

function rankedOf<S extends Peopled>(state: S, group: GroupId, waiting: readonly FigureId[], chiefs: readonly Chief[]): readonly Ranked[] {
  const leading = chiefs.filter(({ id }) => inPlay(figureOf(state, id)));
  const chiefOf = (id: FigureId): Chief | undefined => leading.find((chief) => chief.id === id || chief.followers.includes(id));
  const roster = groupById(state, group).figures;
  const ranked = waiting.map((id) => {
    const chief = chiefOf(id);
    const own = rankOf(state, id, chief);
    const away = nearness(state, id);
    const follows = chief !== undefined && hasActed(state, chief.id);
    return {
      id,
      keys: [
        follows ? 0 : 1,
        chief ? MISSION_ORDER.indexOf(chief.mission.type) : own,
        chief ? 0 : 1,
        chief ? nearness(state, chief.id) : away,
        chief ? roster.indexOf(chief.id) : 0,
        chief && chief.id !== id ? 1 : 0,
        own,
        away,
        roster.indexOf(id),
      ],
    };
  });
  return ranked.sort((a, b) => compared(a.keys, b.keys));
}

/** Has a chief had its activation, so that its followers are next, whoever is nearer by now (AI-ORD-CHEF)? */
const hasActed = (state: PlaneState, id: FigureId): boolean =>
  (figureOf(state, id) as PlaneFigure & { readonly activated?: boolean }).activated === true;

function rankOf({ scene }: PlaneState, id: FigureId, chief: Chief | undefined): number {
  const mission = scene.npcs?.roles[id]?.mission;
  if (!mission) return MISSION_ORDER.length;
  const { type } = mission.type === 'chief' ? (chief?.mission ?? mission.of ?? { type: 'soldier' as const }) : mission;
  return MISSION_ORDER.indexOf(type);
}

/** Units to the nearest player character, at the tolerance of distances (AI-GEO-DIST). */
function nearness<S extends Peopled>(state: S, id: FigureId): number {
  const figure = figureOf(state, id);
  const away = pcsOf(state, id).map((pc) => distanceBetween(state, figure, pc));
  return Math.round(Math.min(...away));
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) {
    const other = b[i] ?? 0;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}
