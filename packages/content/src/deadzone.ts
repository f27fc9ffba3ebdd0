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

/** Weapons as figures carry them, without what they cost. */
export const deadzoneWeapons: readonly Weapon[] = trusted<readonly ListedWeapon[]>(weapons.weapons).map(
  ({ rule: _rule, points: _points, ...weapon }) => weapon,
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

/** The sheet of a figure by its profile, its weapons with it. */
export function deadzoneSheet(profileId: string, id: string, group: string, name: string): Sheet {
  const {
    rule: _rule,
    faction: _faction,
    name: _name,
    weapons: carried,
    weaponOptions: _buys,
    campaignOptions: _gains,
    ...profile
  } = named(deadzoneProfiles, profileId);
  return { ...profile, id, group, name, profile: profileId, weapons: carried.map((weapon) => named(deadzoneWeapons, weapon)) };
}

/** Figures of a strike team, named after their profiles. `at`: letter of their ids. */
const figuresOf = ({ figures }: Team, group: string, at: string): readonly Sheet[] =>
  figures.map((profile, i) => deadzoneSheet(profile, `${at}${i + 1}`, group, named(deadzoneProfiles, profile).name.fr));

/** The bag of item tokens (DZ-ITEM-POOL). */
const bag = missions.bag.flatMap(({ rule, count }) => new Array<string>(count).fill(rule));

/** The patrol of the two predefined teams; the option of items may leave them out (DZ-MISSION-PATROL, DZ-MISSION-FIRST-GAMES). */
export function deadzonePatrol(board: Board, options: Setup['options'], names: readonly string[] = []): Setup {
  return {
    options,
    map: board.map,
    mission: deadzoneMission('patrol'),
    bag,
    groups: deadzoneTeams.map((team, i) => {
      const seat = i === 0 ? 'a' : 'b';
      const group = seat.toUpperCase();
      return { id: group, name: names[i] ?? team.name, side: seat, seat, figures: figuresOf(team, group, seat) };
    }),
  };
}
