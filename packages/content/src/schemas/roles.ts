import { BEHAVIOURS, npcs, role as anyRole } from '@escarmouche/skirmish/plane/npc/schema';
import { NPC_OPTION_VALUES, type NpcOptions } from '@escarmouche/skirmish/plane/npc/options';
import { z } from 'zod';
import { optionsOf } from './common.ts';

/** Roles of figures as NPCs, in bands and scenarios (AI-CORE-MISSION, AI-CORE-BEHAVIOUR). */

/** Any role; a zone goes by its name in the scenario. */
export const role = anyRole;

/** The role of a figure in a band, which knows no zones. */
export const bandRole = z
  .strictObject({
    mission: z.strictObject({ type: z.enum(['soldier', 'elite', 'chief', 'sniper', 'assassin', 'healer']) }),
    behaviour: z.enum(BEHAVIOURS),
  })
  .optional()
  .meta({ description: 'Mission and behaviour as an NPC; by what it carries when absent.' });

/** Figures of a group: a figure, all of a group, or those of a profile in a group. */
const whom = z
  .string()
  .max(121)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/, { error: 'slug' });

const { hostile, chiefs } = npcs.shape;

/** NPCs of a scenario, with zones of its own. */
export const npcsWith = <Zones extends z.ZodType>(zones: Zones) =>
  z
    .strictObject({
      options: optionsOf<NpcOptions>(NPC_OPTION_VALUES),
      zones: zones.optional().meta({ description: 'Zones of guards and patrols beside those of the scenario.' }),
      roles: z
        .record(whom, role)
        .optional()
        .meta({ description: 'By figure, by group, or by group and profile ("b/stormtrooper"); the nearest word counts.' }),
      hostile: hostile.check(z.meta({ description: 'Pairs of groups of NPCs that are hostile to each other.' })),
      chiefs: chiefs.check(z.meta({ description: 'The chief of a band of persons, by group.' })),
    })
    .optional();
