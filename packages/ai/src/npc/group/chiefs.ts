import { figureOf, groupOf, inPlay, type FigureId } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { sameMission, type Mission, type OwnMission, type PlaneState } from '@escarmouche/skirmish/plane';
import { PACE } from '@escarmouche/space';
import { MISSION_ORDER } from './mission-order.ts';

/** Chiefs with the figures that they control, settled once, before the first activation (AI-MIS-CHEF). */

/** Missions of the followers that are compatible with a chief's, beside his own mission (AI-MIS-CHEF-INCOMPAT). */
export const FOLLOWING: Readonly<Record<OwnMission['type'], readonly OwnMission['type'][]>> = {
  soldier: ['elite', 'healer'],
  elite: ['soldier', 'healer'],
  sniper: [],
  assassin: [],
  patrol: ['soldier', 'elite', 'healer'],
  guard: ['soldier', 'elite', 'healer'],
  healer: ['soldier', 'elite'],
};

const missionOf = ({ scene }: PlaneState, id: FigureId): Mission | undefined => scene.npcs?.roles[id]?.mission;

const away = (state: PlaneState, id: FigureId, other: FigureId): number =>
  distanceBetween(state, figureOf(state, id), figureOf(state, other));

const playing = (state: PlaneState, chief: FigureId): readonly FigureId[] =>
  groupOf(state, chief).figures.filter((id) => inPlay(figureOf(state, id)));

/** NPCs of the chief's group at less than a pace from it, other chiefs left out, whichever chief controls them (AI-MIS-CHEF-MISSION). */
function near(state: PlaneState, chief: FigureId): readonly { readonly id: FigureId; readonly mission: OwnMission }[] {
  return playing(state, chief).flatMap((id) => {
    const mission = missionOf(state, id);
    return mission && mission.type !== 'chief' && away(state, id, chief) < PACE ? [{ id, mission }] : [];
  });
}

/** The chief of its group that a figure is nearest to, of equal ones the first (AI-MIS-CHEF-CONTROL). */
function nearestChief(state: PlaneState, id: FigureId): FigureId | undefined {
  const chiefs = playing(state, id).filter((one) => missionOf(state, one)?.type === 'chief');
  return chiefs.reduce<FigureId | undefined>(
    (best, one) => (best === undefined || away(state, id, one) < away(state, id, best) ? one : best),
    undefined,
  );
}

/**
 * Missions that a chief may derive, in the order of activation: that of most NPCs near it, several where a die decides between them. With nobody near the
 * mission in the brackets of the scenario, else Soldat (AI-MIS-CHEF-MISSION).
 */
export function derivedMissions(state: PlaneState, chief: FigureId): readonly OwnMission[] {
  const counts: { readonly mission: OwnMission; count: number }[] = [];
  for (const { mission } of near(state, chief)) {
    const known = counts.find((one) => sameMission(one.mission, mission));
    if (known) known.count++;
    else counts.push({ mission, count: 1 });
  }
  const own = missionOf(state, chief);
  if (counts.length === 0) return [(own?.type === 'chief' && own.of) || { type: 'soldier' }];
  const most = Math.max(...counts.map(({ count }) => count));
  return counts
    .filter(({ count }) => count === most)
    .map(({ mission }) => mission)
    .sort((a, b) => MISSION_ORDER.indexOf(a.type) - MISSION_ORDER.indexOf(b.type));
}

/** Figures that a chief of a mission controls: those near it, nearer to no other chief, whose mission is compatible (AI-MIS-CHEF-CONTROL, AI-MIS-CHEF-INCOMPAT). */
export function controlledBy(state: PlaneState, chief: FigureId, mission: OwnMission): readonly FigureId[] {
  return near(state, chief)
    .filter((one) => sameMission(mission, one.mission) || FOLLOWING[mission.type].includes(one.mission.type))
    .filter(({ id }) => nearestChief(state, id) === chief)
    .map(({ id }) => id);
}
