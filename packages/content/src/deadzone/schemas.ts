import * as system from '@escarmouche/deadzone/content';
import { cubeMap } from '@escarmouche/space/cubes/schema';
import { z } from 'zod';
import { $schema, cites, MOST_ITEMS, silhouette, slug, text } from '../schemas/common.ts';

const head = { id: slug, name: text, rule: cites };
const { id: _id, name: _name, group: _group, profile: _profile, weapons: _weapons, ...sheet } = system.sheet.shape;

/** Weapons and profiles are those of the system; authors write names more strictly, and name the weapons of a profile. */
/** Values that an option of the rules gives instead. */
const readings = <S extends z.ZodType>(changes: S) =>
  z
    .array(z.strictObject({ option: z.string().min(1).max(60), value: z.string().min(1).max(60), changes }))
    .max(5)
    .optional()
    .meta({ description: 'Values that hold instead where an option of the rules is chosen so.' });

const weapon = z.strictObject({
  ...system.weapon.shape,
  ...head,
  points: z.int().min(0).max(99).meta({ description: 'Cost of the weapon where it is bought.' }),
  readings: readings(z.strictObject({ rules: system.weapon.shape.rules })),
});

const profile = z.strictObject({
  ...sheet,
  ...head,
  silhouette,
  faction: slug,
  weapons: z.array(slug).max(10),
  weaponOptions: z.array(z.string().min(1).max(80)).max(10).meta({ description: 'Categories of weapons that the figure may buy from.' }),
  campaignOptions: z
    .array(z.enum(['ranged', 'melee', 'command', 'specialist']))
    .max(4)
    .meta({ description: 'Tables of abilities for a rank gained in a campaign.' }),
  readings: readings(z.strictObject({ fight: sheet.fight })),
});

const team = z.strictObject({
  ...head,
  figures: z.array(slug).min(1).max(40).meta({ description: 'Profiles, one for each figure.' }),
});

const board = z.strictObject({
  id: slug,
  name: text,
  look: z.enum(['concrete', 'rust', 'stone']).meta({ description: 'Colours and materials of the scenery.' }),
  map: cubeMap,
});

const mission = z.strictObject({ ...system.mission.shape, ...head });

export const weapons = z.strictObject({ $schema, weapons: z.array(weapon).max(MOST_ITEMS) });
export const profiles = z.strictObject({ $schema, profiles: z.array(profile).max(MOST_ITEMS) });
export const teams = z.strictObject({ $schema, teams: z.array(team).max(MOST_ITEMS) });
export const boards = z.strictObject({ $schema, boards: z.array(board).max(MOST_ITEMS) });
export const missions = z.strictObject({
  $schema,
  missions: z.array(mission).max(MOST_ITEMS),
  bag: z
    .array(z.strictObject({ rule: slug, count: z.int().min(1).max(20) }))
    .max(40)
    .meta({ description: 'Item tokens in the bag, by their special rules.' }),
});

export type ListedWeapon = z.output<typeof weapon>;
export type Profile = z.output<typeof profile>;
export type Team = z.output<typeof team>;
export type Board = z.output<typeof board>;
export type ListedMission = z.output<typeof mission>;
