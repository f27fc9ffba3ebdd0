import { short } from '@escarmouche/referee/schema';
import { z } from 'zod';
import type { Manifest } from '../pack.ts';
import { read } from '../read.ts';
import { pathOf, refuse } from '../result.ts';
import type { Problem, Result } from '../result.ts';
import { manifest as manifestOf } from '../schemas/pack.ts';
import * as schemas from './schemas.ts';

/** Strike teams with their profiles and weapons, battlefields of cubes, missions. */
export interface StrikePack {
  readonly manifest: Manifest;
  readonly weapons: readonly schemas.ListedWeapon[];
  readonly profiles: readonly schemas.Profile[];
  readonly teams: readonly schemas.Team[];
  readonly boards: readonly schemas.Board[];
  readonly missions: readonly schemas.ListedMission[];
  /** Item tokens, by their special rules. */
  readonly bag: readonly { readonly rule: string; readonly count: number }[];
}

const FILES = ['manifest.json', 'weapons.json', 'profiles.json', 'teams.json', 'boards.json', 'missions.json'] as const;

interface Listed {
  readonly file: (typeof FILES)[number];
  readonly key: string;
  readonly items: readonly { readonly id: string }[];
}

function taken({ file, key, items }: Listed): readonly Problem[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: pathOf(file, [key, i, 'id']), fr: `« ${id} » est déjà pris`, en: `"${id}" is already taken` }],
  );
}

/** Names that no item of a list bears. */
function strange(
  at: Omit<Listed, 'items'>,
  member: string,
  named: readonly (readonly string[])[],
  known: readonly string[],
): readonly Problem[] {
  return named.flatMap((ids, i) =>
    ids.flatMap((id, j) => (known.includes(id) ? [] : [missing(pathOf(at.file, [at.key, i, member, j]), id)])),
  );
}

const missing = (path: string, id: string): Problem => ({ path, fr: `« ${short(id)} » n’existe pas`, en: `there is no "${short(id)}"` });

function unknownFiles(files: Readonly<Record<string, unknown>>): readonly Problem[] {
  const list = FILES.join(', ');
  return Object.keys(files)
    .filter((name) => !FILES.some((known) => known === name))
    .map((name) => ({
      path: short(name),
      fr: `fichier inconnu ; un jeu de données de cette sorte contient : ${list}`,
      en: `unknown file; a pack of this kind holds: ${list}`,
    }));
}

/**
 * Reads a pack of strike teams from its files, keyed by name and parsed from JSON. Gives the pack, or every problem found, each with its file, its path
 * and its reason. `knownRules`: slugs of the special rules. Never throws.
 */
export function parseStrikePack(files: Readonly<Record<string, unknown>>, knownRules: readonly string[]): Result<StrikePack> {
  const file = (name: (typeof FILES)[number]): unknown => (Object.hasOwn(files, name) ? files[name] : undefined);
  const manifest = read(manifestOf.extend({ system: z.literal('deadzone') }), 'manifest.json', file('manifest.json'));
  const weapons = read(schemas.weapons, 'weapons.json', file('weapons.json'));
  const profiles = read(schemas.profiles, 'profiles.json', file('profiles.json'));
  const teams = read(schemas.teams, 'teams.json', file('teams.json'));
  const boards = read(schemas.boards, 'boards.json', file('boards.json'));
  const missions = read(schemas.missions, 'missions.json', file('missions.json'));
  if (!manifest.ok || !weapons.ok || !profiles.ok || !teams.ok || !boards.ok || !missions.ok) {
    const parts = [manifest, weapons, profiles, teams, boards, missions];
    return refuse([...unknownFiles(files), ...parts.flatMap((part) => (part.ok ? [] : part.problems))]);
  }
  const pack: StrikePack = {
    manifest: manifest.value,
    weapons: weapons.value.weapons,
    profiles: profiles.value.profiles,
    teams: teams.value.teams,
    boards: boards.value.boards,
    missions: missions.value.missions,
    bag: missions.value.bag,
  };
  const problems = [...unknownFiles(files), ...faultsOf(pack, knownRules)];
  return problems.length > 0 ? refuse(problems) : { ok: true, value: pack };
}

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

const slugs = (items: readonly { readonly rules: readonly { readonly rule: string }[] }[]): readonly (readonly string[])[] =>
  items.map((one) => one.rules.map(({ rule }) => rule));

/** Ids used twice; weapons, profiles and special rules that do not exist. */
function faultsOf({ weapons, profiles, teams, boards, missions, bag }: StrikePack, rules: readonly string[]): readonly Problem[] {
  const lists: readonly Listed[] = [
    { file: 'weapons.json', key: 'weapons', items: weapons },
    { file: 'profiles.json', key: 'profiles', items: profiles },
    { file: 'teams.json', key: 'teams', items: teams },
    { file: 'boards.json', key: 'boards', items: boards },
    { file: 'missions.json', key: 'missions', items: missions },
  ];
  const [ofWeapons, ofProfiles, ofTeams] = [
    { file: 'weapons.json', key: 'weapons' },
    { file: 'profiles.json', key: 'profiles' },
    { file: 'teams.json', key: 'teams' },
  ] as const;
  return [
    ...lists.flatMap(taken),
    ...strange(ofWeapons, 'rules', slugs(weapons), rules),
    ...strange(ofProfiles, 'rules', slugs(profiles), rules),
    ...bag.flatMap(({ rule }, i) => (rules.includes(rule) ? [] : [missing(pathOf('missions.json', ['bag', i, 'rule']), rule)])),
    ...strange(
      ofProfiles,
      'weapons',
      profiles.map((one) => one.weapons),
      ids(weapons),
    ),
    ...strange(
      ofTeams,
      'figures',
      teams.map(({ figures }) => figures),
      ids(profiles),
    ),
  ];
}
