import type { Text } from '@escarmouche/referee';
import {
  missionName,
  zonesIn,
  zonesOf,
  type Behaviour,
  type Mission,
  type NamedZone,
  type Npcs,
  type Role,
  type Scenario,
} from '@escarmouche/skirmish/plane';

/** A figure that is played by hand from the sheet. */
interface RoleOnSheet {
  readonly figure: string;
  readonly mission: Text;
  readonly behaviour: Behaviour;
}

/** The NPCs of a battle on paper: their roles, and all that these call for. */
export interface NpcSheet {
  readonly roles: readonly RoleOnSheet[];
  /** Missions that they have, those that chiefs may take as well, in the order of activation. */
  readonly missions: readonly Mission['type'][];
  readonly behaviours: readonly Behaviour[];
  /** Zones of guards and patrols. */
  readonly zones: readonly NamedZone[];
}

/** Parts of a set-up that say which figures are NPCs. */
interface SetupWithNpcs {
  readonly npcs?: Npcs | undefined;
  readonly scenario?: Scenario | undefined;
  readonly groups?: readonly { readonly figures: readonly { readonly id: string }[] }[];
}

const MISSIONS: readonly Mission['type'][] = ['chief', 'sniper', 'elite', 'soldier', 'assassin', 'patrol', 'guard', 'healer'];
const BEHAVIOURS: readonly Behaviour[] = ['walker', 'rusher', 'cautious', 'evader', 'zigzag', 'stalker', 'static'];

const missionsOf = ({ mission }: Role): readonly Mission['type'][] =>
  mission.type === 'chief' ? ['chief', mission.of?.type ?? 'soldier'] : [mission.type];

/** The sheet of a set-up's NPCs, in the order of their groups; undefined for a set-up without any. */
export function npcSheetOf(setup: object): NpcSheet | undefined {
  const { npcs, scenario, groups = [] } = setup as SetupWithNpcs;
  const figures = groups.flatMap((group) => group.figures.flatMap(({ id }) => (npcs?.roles[id] ? [{ id, role: npcs.roles[id] }] : [])));
  if (!npcs || figures.length === 0) return undefined;
  const zones = zonesOf({ npcs, scenario });
  const has = new Set(figures.flatMap(({ role }) => missionsOf(role)));
  // Patrols that see somebody act as soldiers do, and so do those whose mission has lost what it needs.
  if (['patrol', 'sniper', 'healer', 'chief'].some((one) => has.has(one as Mission['type']))) has.add('soldier');
  const behaves = new Set(figures.map(({ role }) => role.behaviour));
  const named = new Set(figures.flatMap(({ role }) => zonesIn(role.mission)));
  return {
    roles: figures.map(({ id, role }) => ({ figure: id, mission: missionName(role.mission, zones), behaviour: role.behaviour })),
    missions: MISSIONS.filter((one) => has.has(one)),
    behaviours: BEHAVIOURS.filter((one) => behaves.has(one)),
    zones: zones.filter(({ id }) => named.has(id)),
  };
}
