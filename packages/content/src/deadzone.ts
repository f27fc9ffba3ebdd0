import type { Mission, Setup, Sheet, Weapon } from '@escarmouche/deadzone';
import boards from '../packs/deadzone/boards.json' with { type: 'json' };
import manifest from '../packs/deadzone/manifest.json' with { type: 'json' };
import missions from '../packs/deadzone/missions.json' with { type: 'json' };
import profiles from '../packs/deadzone/profiles.json' with { type: 'json' };
import teams from '../packs/deadzone/teams.json' with { type: 'json' };
import weapons from '../packs/deadzone/weapons.json' with { type: 'json' };
import type { Board, ListedMission, ListedWeapon, Profile, Team } from './deadzone/schemas.ts';
import { trusted } from './trusted.ts';

export { parseStrikePack } from './deadzone/pack.ts';

/** The pack of Deadzone, as an author would hand it in. */
export const deadzoneFiles: Readonly<Record<string, unknown>> = {
  'manifest.json': manifest,
  'weapons.json': weapons,
  'profiles.json': profiles,
  'teams.json': teams,
  'boards.json': boards,
  'missions.json': missions,
};

const listedWeapons = trusted<readonly ListedWeapon[]>(weapons.weapons);

/** Weapons as figures carry them, without what they cost. */
export const deadzoneWeapons: readonly Weapon[] = listedWeapons.map(
  ({ rule: _rule, points: _points, readings: _readings, ...weapon }) => weapon,
);

export const deadzoneProfiles = trusted<readonly Profile[]>(profiles.profiles);
/** The predefined strike teams (DZ-TEAM-PREDEFINED-ENFORCER, DZ-TEAM-PREDEFINED-FORGE-FATHER). */
export const deadzoneTeams = trusted<readonly Team[]>(teams.teams);
/** Battlefields of eight by eight squares, the usual one first. */
export const deadzoneBoards = trusted<readonly Board[]>(boards.boards);

const listedMissions = trusted<readonly ListedMission[]>(missions.missions);

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`nothing is named ${id}`);
  return found;
}

/** A mission as a set-up takes it. */
export function deadzoneMission(id: string): Mission {
  const { rule: _rule, ...mission } = named(listedMissions, id);
  return mission;
}

/** Changes that the options chosen make in a profile or a weapon. */
function changesBy<T>(
  options: Setup['options'],
  readings: readonly { readonly option: string; readonly value: string; readonly changes: T }[] = [],
): Partial<T> {
  const chosen: Readonly<Record<string, string | undefined>> = options;
  return Object.assign({}, ...readings.filter(({ option, value }) => chosen[option] === value).map(({ changes }) => changes)) as Partial<T>;
}

/** The sheet of a figure by its profile, its weapons with it, as the options read them. */
export function deadzoneSheet(profileId: string, id: string, group: string, name: string, options: Setup['options'] = {}): Sheet {
  const {
    rule: _rule,
    faction: _faction,
    silhouette: _look,
    name: _name,
    weapons: carried,
    weaponOptions: _buys,
    campaignOptions: _gains,
    readings,
    ...profile
  } = named(deadzoneProfiles, profileId);
  const arms = carried.map((weapon) => ({
    ...named(deadzoneWeapons, weapon),
    ...changesBy(options, named(listedWeapons, weapon).readings),
  }));
  return { ...profile, ...changesBy(options, readings), id, group, name, profile: profileId, weapons: arms };
}

/** Figures of a strike team, named after their profiles. `at`: letter of their ids. */
const figuresOf = ({ figures }: Team, group: string, at: string, options: Setup['options']): readonly Sheet[] =>
  figures.map((profile, i) => deadzoneSheet(profile, `${at}${i + 1}`, group, named(deadzoneProfiles, profile).name.fr, options));

/** The bag of item tokens (DZ-ITEM-POOL). */
const bag = missions.bag.flatMap(({ rule, count }) => new Array<string>(count).fill(rule));

/**
 * The patrol of the two predefined teams; the option of items may leave them out (DZ-MISSION-PATROL, DZ-MISSION-FIRST-GAMES). `handicap`: victory points
 * that the second team begins with.
 */
export function deadzonePatrol(board: Board, options: Setup['options'], names: readonly string[] = [], handicap = 0): Setup {
  return {
    options,
    map: board.map,
    mission: deadzoneMission('patrol'),
    bag,
    groups: deadzoneTeams.map((team, i) => {
      const seat = i === 0 ? 'a' : 'b';
      const group = seat.toUpperCase();
      return {
        id: group,
        name: names[i] ?? team.name,
        side: seat,
        seat,
        ...(i === 1 && handicap > 0 && { points: handicap }),
        figures: figuresOf(team, group, seat, options),
      };
    }),
  };
}
