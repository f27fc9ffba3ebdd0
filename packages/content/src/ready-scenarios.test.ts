import { contains, type Shape } from '@escarmouche/space';
import { parseSetup } from '@escarmouche/urss-classic';
import { parseSetup as parseKitSetup } from '@escarmouche/urss-kit';
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_WORDS, MISSION_WORDS } from '@escarmouche/skirmish/plane';
import { reading } from '../test/kit-rules.ts';
import { oddRoles, roleFaults } from './files/roles.ts';
import { adaptations, bandsFor, maps, parseScenario } from './index.ts';
import { kitEditionSetup } from './kit/edition-setup.ts';
import { kitScenarioSetup } from './kit/index.ts';
import { kitScenarioFiles, kitScenarioHeads, kitScenarioNamed, kitScenarios } from './kit/ready-scenarios.ts';
import type { ScenarioFile } from './load-scenario.ts';
import { groundOf, reachable, type PlaceGrid } from './lint/reach.ts';
import type { GridPlace } from './lint/ground.ts';
import { headOf, scenarioFiles, scenarioHeads, scenarioNamed, scenarios } from './ready-scenarios.ts';
import { scenarioSetup } from './scenario-setup.ts';

const ROLES = [...Object.keys(MISSION_WORDS), ...Object.keys(BEHAVIOUR_WORDS)];

/** The fewest battles that a balance is measured by. */
const LEAST_BATTLES = 100;

/** The scenarios of both editions, each under the rule that leaves a battle's course to them. */
const every = [
  ...scenarios.map((file) => ({ rule: 'UC-VICTORY-SCENARIO', id: file.id, file })),
  ...kitScenarios.map((file) => ({ rule: 'UK-SYS-SCOPE', id: file.id, file })),
];
const setupOf = (file: ScenarioFile) => (file.system === 'urss-kit' ? kitScenarioSetup(file) : scenarioSetup(file));

/** Scenarios of URSS classic that can be played in the kit. */
const inKit = scenarios.filter(({ editions }) => editions);

/** Scenarios with the results of `simulate`, in each edition. */
const measured = [
  ...every.map(({ rule, id, file: { groups, balance } }) => ({ rule, id, groups, balance })),
  ...inKit.map(({ id, groups, editions }) => ({ rule: 'UK-PROFILE-COMPAT', id, groups, balance: editions?.['urss-kit'].balance })),
].flatMap(({ balance, ...scenario }) => (balance ? [{ ...scenario, balance }] : []));

const sentences = (text: string): number => [...text.matchAll(/[.!?](?:\s|$)/g)].length;

const grounds = new Map<string, PlaceGrid>();

/** Spots that a figure can get to from the zone, climbing and swimming too. */
function reachOf(map: string, zone: { x: number; y: number; width: number; height: number }): ReadonlySet<GridPlace> {
  const table = maps.find(({ id }) => id === map)?.table ?? { width: 0, height: 0, features: [] };
  const ground = grounds.get(map) ?? groundOf(table);
  grounds.set(map, ground);
  const inside = ({ x, y, z }: GridPlace): boolean =>
    z === 0 && x > zone.x && x < zone.x + zone.width && y > zone.y && y < zone.y + zone.height;
  return reachable(ground, ground.spots.filter(inside), 'any');
}

/** Scenarios against NPCs; those of one world may be on the map of another scenario. */
const againstNpcs = every.filter(({ file: { groups } }) => groups.some(({ by }) => by === 'npc'));
const isAgainstNpcs = (id: string): boolean => againstNpcs.some((one) => one.id === id);

/** Missions and behaviours that the figures of some scenarios have, those that chiefs derive too. */
function rolesIn(files: readonly ScenarioFile[]): ReadonlySet<string> {
  const roles = files.flatMap((file) => Object.values(setupOf(file).npcs?.roles ?? {}));
  return new Set(roles.flatMap(({ mission, behaviour }) => [mission.type, behaviour]));
}

describe('the ready scenarios', () => {
  test('UC-VICTORY-SCENARIO: two a world at least, each with a name and, but for those against NPCs, a map of its own', () => {
    for (const world of ['star-wars', 'med-fan', 'survivants']) {
      expect(scenarioHeads.filter(({ adaptation }) => adaptation === world).length, world).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(scenarioHeads.map(({ id }) => id)).size).toBe(scenarioHeads.length);
    const apart = scenarioHeads.filter(({ id }) => !isAgainstNpcs(id));
    expect(new Set(apart.map(({ map }) => map)).size).toBe(apart.length);
    expect(scenarioHeads.every(({ adaptation }) => adaptations.some(({ id }) => id === adaptation))).toBe(true);
  });

  test('UC-VICTORY-SCENARIO: in one of them a band is chosen within a budget, and the system takes every band on offer', () => {
    const chosen = scenarioHeads.flatMap(({ id, choices }) => choices.map((choice) => ({ id, ...choice })));
    expect(chosen.some(({ budget }) => budget !== undefined)).toBe(true);
    for (const { id, group, budget = Infinity, bands } of chosen) {
      for (const band of bands) {
        expect(band.worth).toBeLessThanOrEqual(budget);
        expect(parseSetup(JSON.parse(JSON.stringify(scenarioSetup(id, { bands: { [group]: band.id } }))))).toMatchObject({ ok: true });
      }
    }
  });

  test('UC-VICTORY-SCENARIO: a group that may be one of two bands is a choice, one that can be a single band is none', () => {
    const file = scenarioNamed('deux-bannieres');
    const [first, second] = bandsFor('med-fan').map(({ id }) => id);
    const choicesAmong = (choices: string[]) =>
      headOf({ ...file, groups: file.groups.map((group) => ({ ...group, budget: undefined, choices })) } as typeof file).choices;
    expect(choicesAmong([first ?? '']).map(({ group }) => group)).toEqual([]);
    expect(choicesAmong([first ?? '', second ?? '']).map(({ group }) => group)).toEqual(file.groups.map(({ id }) => id));
  });

  test('UC-VICTORY-SCENARIO: together they have every kind of objective', () => {
    const kinds = new Set(scenarios.flatMap(({ objectives }) => objectives.map(({ type }) => type)));
    expect([...kinds].toSorted()).toEqual(['carry', 'eliminate', 'escort', 'hold', 'reach', 'survive']);
  });

  test('UC-SV-AI-SCOPE: “Zombies outside” is for one player', () => {
    expect(scenarioHeads.filter(({ solo }) => solo).map(({ id }) => id)).toContain('zombies-dehors');
  });

  test.each(Object.entries(scenarioFiles))('UC-VICTORY-SCENARIO: %s reads, and the system takes its set-up', (name, file) => {
    expect(parseScenario(file, reading, name)).toEqual({ ok: true, value: file });
    const { id } = file as ScenarioFile;
    expect(name).toBe(`${id}.json`);
    expect(parseSetup(JSON.parse(JSON.stringify(scenarioSetup(id))))).toMatchObject({ ok: true });
  });

  test.each(every)('$rule: $id has a story and is short enough', ({ file }) => {
    for (const told of [file.story.fr, file.story.en]) {
      expect(sentences(told)).toBeGreaterThanOrEqual(3);
      expect(sentences(told)).toBeLessThanOrEqual(5);
    }
    expect(file.minutes).toBeGreaterThanOrEqual(15);
    expect(file.minutes).toBeLessThanOrEqual(40);
    expect(file.turns).toBeLessThanOrEqual(10);
  });

  test.each(measured)('$rule: $id is even, or says why it is not', ({ groups, balance }) => {
    const { battles, wins, draws, meanTurns, intended } = balance;
    const sides = new Set(groups.map(({ side }) => side));
    expect(Object.keys(wins).toSorted()).toEqual([...sides].toSorted());
    expect(battles).toBeGreaterThanOrEqual(LEAST_BATTLES);
    expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(battles);
    expect(meanTurns).toBeGreaterThan(1);
    for (const { side } of groups.filter(({ seat }) => seat !== 'automaton')) {
      const share = ((wins[side] ?? 0) + draws / 2) / battles;
      if (share < 0.4 || share > 0.6) expect(intended, side).toBeDefined();
    }
  });

  test('UC-VICTORY-SCENARIO: all but those with a crowd of zombies have been measured', () => {
    const crowded = every.filter(({ file: { groups } }) => groups.some(({ seat }) => seat === 'automaton'));
    expect(measured.length).toBeGreaterThanOrEqual(every.length - crowded.length + inKit.length);
  });

  test.each(every)('UC-MOVE-PATH: in $id every zone and token can be got to', ({ file }) => {
    const { groups, scenario } = setupOf(file);
    const map = String(file.map);
    const near = scenario?.tokens.map(({ at }): Shape => ({ type: 'disc', x: at.x, y: at.y, r: 700 })) ?? [];
    const places = [...(scenario?.zones.map(({ shape }) => shape) ?? []), ...near];
    for (const { zone } of groups) {
      const reach = [...reachOf(map, zone)];
      for (const place of places) expect(reach.some((spot) => contains(place, spot))).toBe(true);
    }
  });

  test.each(Object.entries(kitScenarioFiles))('UK-SYS-SCOPE: %s of the kit reads, and the system takes its set-up', (name, file) => {
    expect(parseScenario(file, reading, name)).toEqual({ ok: true, value: file });
    const { id } = file as ScenarioFile;
    expect(name).toBe(`${id}.json`);
    expect(parseKitSetup(JSON.parse(JSON.stringify(kitScenarioSetup(kitScenarioNamed(id)))))).toMatchObject({ ok: true });
  });

  test('UK-PROFILE-COMPAT: those of URSS classic for Star Wars can be played in the kit, with each of the bands on offer', () => {
    expect(inKit).toEqual(scenarios.filter(({ adaptation }) => adaptation === 'star-wars'));
    for (const file of inKit) {
      const [{ choices } = { choices: [] }] = headOf(file).otherEditions;
      const chosen = choices.flatMap(({ group, bands }) => bands.map(({ id }) => ({ [group]: id })));
      for (const bands of [{}, ...chosen]) {
        expect(parseKitSetup(JSON.parse(JSON.stringify(kitEditionSetup(file, { bands }))))).toMatchObject({ ok: true });
      }
    }
  });

  test('UK-SYS-SCOPE: those of the kit are for two, small, each on a map of its own, and differ in what they are about', () => {
    expect(kitScenarioHeads.map(({ id }) => id)).toEqual(kitScenarios.map(({ id }) => id));
    const forTwo = kitScenarios.filter(({ id }) => !isAgainstNpcs(id));
    for (const { groups } of forTwo) {
      expect(new Set(groups.map(({ seat }) => seat)).size).toBe(2);
      for (const { figures = [] } of groups) expect(Math.abs(figures.length - 6.5)).toBeLessThan(2);
    }
    expect(new Set(forTwo.map(({ map }) => map)).size).toBe(forTwo.length);
    const kinds = new Set(kitScenarios.flatMap(({ objectives }) => objectives.map(({ type }) => type)));
    for (const kind of ['reach', 'hold', 'carry'] as const) expect(kinds).toContain(kind);
    const ids = every.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('AI-CORE-MISSION AI-CORE-BEHAVIOUR: two of each edition are against NPCs, one of them for two persons, with every mission and behaviour', () => {
    expect(againstNpcs.filter(({ file }) => file.system === 'urss-classic').length).toBeGreaterThanOrEqual(2);
    expect(againstNpcs.filter(({ file }) => file.system === 'urss-kit').length).toBeGreaterThanOrEqual(2);
    const persons = againstNpcs.map(({ file }) => new Set(file.groups.flatMap(({ by, seat }) => (by === 'person' ? [seat] : []))).size);
    expect(persons.toSorted()).toEqual([1, 1, 1, 2]);
    expect([...rolesIn(againstNpcs.map(({ file }) => file))].toSorted()).toEqual(ROLES.toSorted());
  });

  test.each(againstNpcs)(
    'AI-CORE-VALIDATE: in $id every NPC has a role that suits, no pair is odd, and nobody else has one',
    ({ file }) => {
      expect([...roleFaults(file), ...oddRoles(file)]).toEqual([]);
      const { groups, npcs: { roles = {} } = {} } = setupOf(file);
      const figures = groups.filter((_group, k) => file.groups[k]?.by === 'npc').flatMap((group) => group.figures.map(({ id }) => id));
      expect(Object.keys(roles).toSorted()).toEqual(figures.toSorted());
    },
  );

  test.each(againstNpcs)('AI-CORE-SCOPE: in $id the side of persons wins 40 to 65 battles in 100', ({ file: { groups, balance } }) => {
    const [side] = groups.flatMap((group) => (group.by === 'person' ? [group.side] : []));
    const { wins = {}, draws = 0, battles = 1 } = balance ?? {};
    const share = ((wins[side ?? ''] ?? 0) + draws / 2) / battles;
    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.65);
  });

  test('an unknown scenario is an error', () => {
    expect(() => scenarioNamed('nulle-part')).toThrow('no scenario "nulle-part"');
    expect(() => kitScenarioNamed('soutes-scellees')).toThrow('no scenario "soutes-scellees"');
  });
});
