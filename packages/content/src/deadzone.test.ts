import { specialRules } from '@escarmouche/deadzone';
import { describe, expect, test } from 'vitest';
import {
  deadzoneBoards,
  deadzoneFiles,
  deadzoneMission,
  deadzonePatrol,
  deadzoneProfiles,
  deadzoneTeams,
  parseStrikePack,
} from './deadzone.ts';
import { rulebook } from './rulebooks/deadzone.ts';

const profile = (id: string) => deadzoneProfiles.find((one) => one.id === id);

describe('the pack of Deadzone', () => {
  test('DZ-SETUP-TEAMS: the bundled data are what the checked reading of the same files gives', () => {
    const parsed = parseStrikePack(deadzoneFiles, specialRules.ids());
    expect(parsed.ok ? [parsed.value.profiles, parsed.value.teams, parsed.value.boards] : parsed.problems).toEqual([
      deadzoneProfiles,
      deadzoneTeams,
      deadzoneBoards,
    ]);
  });

  test('DZ-TEAM-PREDEFINED-ENFORCER, DZ-TEAM-PREDEFINED-FORGE-FATHER: five figures for 96 points, four for 90', () => {
    const costs = deadzoneTeams.map(({ figures }) => figures.map((id) => profile(id)?.points ?? 0));
    expect(costs).toEqual([
      [34, 14, 16, 20, 12],
      [32, 18, 18, 22],
    ]);
  });

  test('DZ-TEAM-PROFILE-TYPE, DZ-TEAM-PROFILE-POINTS: type, cost and points of the Captain', () => {
    expect(profile('enforcer-captain')).toMatchObject({ type: 'L', points: 34, vp: 4, recon: 4 });
    expect(deadzoneTeams.map(({ figures }) => figures.map((id) => profile(id)?.type).join(''))).toEqual(['LTTSS', 'LTTS']);
  });

  test('DZ-TEAM-PROFILE-SPEED, DZ-TEAM-PROFILE-ARMOUR, DZ-TEAM-PROFILE-SIZE, DZ-TEAM-PROFILE-SKILLS: the numbers of the drone', () => {
    expect(profile('dog-drone')).toMatchObject({ speed: [2, 4], armour: 0, size: 1, shoot: 6, fight: null, survive: 6 });
  });

  test('DZ-TEAM-PROFILE-WEAPONS, DZ-TEAM-PROFILE-ABILITIES: the gear of the Assault Enforcer', () => {
    expect(profile('assault-enforcer')).toMatchObject({ weapons: ['enforcer-pistol', 'enforcer-wristblade'] });
    expect(profile('assault-enforcer')?.rules).toContainEqual({ rule: 'frenesie', value: 1 });
  });

  test('DZ-TEAM-PROFILE-OPTIONS, DZ-TEAM-PROFILE-CAMPAIGN: categories to buy from, tables to gain from', () => {
    expect(profile('enforcer-captain')).toMatchObject({
      weaponOptions: ['Leader', 'Small Arms', 'Light (Melee)'],
      campaignOptions: ['ranged', 'melee', 'command'],
    });
  });

  test('DZ-MISSION-PATROL, DZ-MISSION-PATROL-MAP, DZ-SETUP-OBJECTIVES: twelve points, two zones of four squares, four markers', () => {
    const { target, zones, objectives, items } = deadzoneMission('patrol');
    expect([target, items]).toEqual([12, true]);
    expect(zones.map(({ squares }) => squares.join(' '))).toEqual(['C1R1 C2R1 C3R1 C4R1', 'C5R8 C6R8 C7R8 C8R8']);
    expect(objectives.map(({ at, vp }) => `${at} ${vp}`)).toEqual(['C8R2L1 1', 'C1R7L1 1', 'C6R4L1 2', 'C3R5L1 2']);
  });

  test('DZ-ITEM-POOL: sixteen tokens of seven kinds in the bag of the ready patrol', () => {
    const [board] = deadzoneBoards;
    const bag = board ? deadzonePatrol(board, {}).bag : [];
    expect(bag.length).toBe(16);
    const counts = [...new Set(bag)].map((item) => [specialRules.get(item).title.en, bag.filter((one) => one === item).length]);
    expect(Object.fromEntries(counts)).toEqual({
      Ammo: 5,
      'Frag Grenade': 3,
      'AP Ammo': 2,
      Intel: 2,
      'Medi-Pack': 2,
      'Stun Grenade': 1,
      'Booby trap': 1,
    });
  });

  test('DZ-SETUP-TEAMS: each ability, each profile and each weapon has its words in the rulebook', () => {
    const abilities = specialRules.all().flatMap(({ cites }) => cites);
    const profiles = deadzoneProfiles.map(({ rule }) => rule);
    const { weapons } = deadzoneFiles['weapons.json'] as { readonly weapons: readonly { readonly rule: string }[] };
    const cited = [...abilities, ...profiles, ...weapons.map(({ rule }) => rule)];
    expect(cited.filter((id) => !rulebook.entry(id))).toEqual([]);
  });

  test('DZ-TEAM-PROFILE-POINTS: the words of each profile are its numbers', () => {
    for (const { rule, points, vp, speed, armour, size } of deadzoneProfiles) {
      const start = `${points} points, ${vp} VP. Speed ${speed?.join('-')}, Armour ${armour}, Size ${size}.`;
      expect(rulebook.entry(rule)?.text.en, rule).toContain(start);
    }
  });
});

const told = (files: Readonly<Record<string, unknown>>): readonly string[] => {
  const parsed = parseStrikePack({ ...deadzoneFiles, ...files }, specialRules.ids());
  return parsed.ok ? [] : parsed.problems.map(({ path, en }) => `${path}: ${en}`);
};

describe('a pack of Deadzone with a mistake', () => {
  test('DZ-SETUP-TEAMS: a profile that does not exist, an id taken twice, a strange file', () => {
    const [team] = deadzoneTeams;
    expect(told({ 'teams.json': { teams: [team, { ...team, figures: ['grunt'] }] } })).toEqual([
      'teams.json: teams[1].id: "enforcer" is already taken',
      'teams.json: teams[1].figures[0]: there is no "grunt"',
    ]);
    expect(told({ 'bands.json': {} })[0]).toMatch(/^bands.json: unknown file/);
  });

  test('DZ-SETUP-TEAMS: a weapon and an ability that do not exist', () => {
    const [first] = deadzoneProfiles;
    expect(told({ 'profiles.json': { profiles: [{ ...first, weapons: ['bow'], rules: [{ rule: 'magic' }] }] } }).slice(0, 2)).toEqual([
      'profiles.json: profiles[0].rules[0]: there is no "magic"',
      'profiles.json: profiles[0].weapons[0]: there is no "bow"',
    ]);
  });

  test('DZ-ITEM-POOL: an item that does not exist', () => {
    expect(told({ 'missions.json': { missions: [], bag: [{ rule: 'magic', count: 1 }] } })).toEqual([
      'missions.json: bag[0].rule: there is no "magic"',
    ]);
  });

  test('DZ-TERRAIN-MODEL: a panel that is listed from both of its cubes is refused', () => {
    const [board] = deadzoneBoards;
    const twice = { at: 'C2R4L1', side: 'N', kind: 'wall' };
    const map = { ...board?.map, panels: [...(board?.map.panels ?? []), twice] };
    expect(told({ 'boards.json': { boards: [{ ...board, map }] } })).toHaveLength(1);
  });

  test('DZ-SETUP-TEAMS: anything at all gives problems, never an exception', () => {
    for (const value of [undefined, null, 0, '', [], {}, { profiles: [null] }]) {
      for (const name of Object.keys(deadzoneFiles)) expect(told({ [name]: value }).length, name).toBeGreaterThan(0);
    }
  });
});
