import { figureOf, groupOf, type Figure, type FigureId } from '../../roster.ts';
import type { PlaneState } from '../state.ts';
import type { Memory } from './memory-schema.ts';
import type { OwnMission } from './schema.ts';

/** A figure with marks, of a battle in which figures with a role act. */
interface Marked extends Figure {
  readonly marks: Readonly<Record<string, unknown>>;
}

/** The memory of a figure by a rule of the NPC document; set-ups, commands and files are judged by `memory-schema.ts`. */
export const remembers = <R extends keyof Memory>({ marks }: Pick<Marked, 'marks'>, rule: R): Memory[R] | undefined =>
  marks[rule] as Memory[R] | undefined;

/** A battle whose figures have marks. */
export interface Remembering extends PlaneState {
  readonly figures: Readonly<Record<FigureId, PlaneState['figures'][FigureId] & Marked>>;
}

const SOLDIER: OwnMission = { type: 'soldier' };

/** A mission as a chief notes it: "soldier", "guard:gate", "patrol:gate,yard". */
export function writtenMission(mission: OwnMission): string {
  if (mission.type === 'guard') return `guard:${mission.zone}`;
  return mission.type === 'patrol' ? `patrol:${mission.zones.join()}` : mission.type;
}

/** Two guards of other zones, or two patrols of other routes, have two missions (AI-MIS-CHEF-MISSION). */
export const sameMission = (a: OwnMission, b: OwnMission): boolean => writtenMission(a) === writtenMission(b);

/** Missions that a chief may derive from figures of its group, wherever they stand, each once; then that in the brackets, or Soldat (AI-MIS-CHEF-MISSION). */
export function missionsFor(state: PlaneState, chief: FigureId): readonly OwnMission[] {
  const roles = state.scene.npcs?.roles ?? {};
  const own = roles[chief]?.mission;
  const others = groupOf(state, chief).figures.flatMap((id) => {
    const mission = roles[id]?.mission;
    return mission && mission.type !== 'chief' ? [mission] : [];
  });
  const all = [...others, (own?.type === 'chief' && own.of) || SOLDIER];
  return all.filter((mission, i) => all.findIndex((one) => sameMission(one, mission)) === i);
}

/** The mission by which a figure with a role plays: of a chief the derived one, before it has any that in the brackets, else Soldat (AI-MIS-CHEF). */
export function playsBy(state: Remembering, id: FigureId): OwnMission | undefined {
  const mission = state.scene.npcs?.roles[id]?.mission;
  if (mission?.type !== 'chief') return mission;
  const derived = remembers(figureOf(state, id), 'AI-MIS-CHEF');
  return missionsFor(state, id).find((one) => writtenMission(one) === derived) ?? mission.of ?? SOLDIER;
}
