import { id, list, optionsOf, type Data } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { MOST_PARTS, namedZone } from '../scenario/schema.ts';
import { NPC_OPTION_VALUES } from './options.ts';

/** Roles of figures that act by the NPC document, as data: missions, behaviours, zones, hostility (AI-CORE-SCOPE). Types are inferred from here. */

export const MOST_WAYPOINTS = 26;
const MOST_PAIRS = 66;

/** Missions of a figure alone; a zone by its name. */
const alone = [
  z.strictObject({ type: z.enum(['soldier', 'elite', 'sniper', 'assassin', 'healer']) }),
  z.strictObject({ type: z.literal('guard'), zone: id }),
  z.strictObject({ type: z.literal('patrol'), zones: list(id, MOST_WAYPOINTS) }),
] as const;

const ownMission = z.discriminatedUnion('type', alone);

/** The values of AI-CORE-MISSION; `of`: the mission of a chief with nobody near (AI-MIS-CHEF-MISSION). */
const mission = z.discriminatedUnion('type', [...alone, z.strictObject({ type: z.literal('chief'), of: z.optional(ownMission) })]);

/** The values of AI-CORE-BEHAVIOUR, in the order of the document. */
export const BEHAVIOURS = ['walker', 'rusher', 'cautious', 'evader', 'zigzag', 'stalker', 'static'] as const;

/** The two attributes of an NPC. */
export const role = z.strictObject({ mission, behaviour: z.enum(BEHAVIOURS) });

/** NPCs of a battle. */
export const npcs = z.strictObject({
  options: z.optional(optionsOf(NPC_OPTION_VALUES)),
  /** Zones of guards and patrols beside those of the scenario. */
  zones: z.optional(list(namedZone, MOST_PARTS)),
  /** By figure. */
  roles: z.record(id, role),
  /** Pairs of groups of NPCs that are hostile to each other (AI-CORE-SCOPE). */
  hostile: z.optional(list(z.readonly(z.tuple([id, id])), MOST_PAIRS)),
  /** The chief of a band of player characters, by group, where its owner has named one (AI-CAT-CHEF). */
  chiefs: z.optional(z.record(id, id)),
});

export type Npcs = Data<typeof npcs>;
export type Role = Data<typeof role>;
export type Mission = Role['mission'];
/** A mission of a figure alone: any but that of a chief. */
export type OwnMission = Data<typeof ownMission>;
export type Behaviour = Role['behaviour'];
