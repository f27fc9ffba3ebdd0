import { describe, expect, test } from 'vitest';
import { kitEditionSetup } from '../kit/edition-setup.ts';
import { kitScenarioNamed } from '../kit/ready-scenarios.ts';
import { kitScenarioSetup } from '../kit/scenario-setup.ts';
import type { ScenarioFile } from '../load-scenario.ts';
import { headOf, scenarioNamed } from '../ready-scenarios.ts';
import { scenarioSetup } from '../scenario-setup.ts';
import { readFile } from './read.ts';

const troll = scenarioNamed('peage-du-troll');
const kitOne = kitScenarioNamed('dernier-depart');
const holds = scenarioNamed('soutes-scellees');

/** Problems and remarks of a scenario with changes, each with its path and the line of its text that it points at. */
function told(file: ScenarioFile, change: object) {
  const text = JSON.stringify({ ...file, ...change }, undefined, 1);
  const read = readFile(text);
  const all = read.ok ? (read.kind === 'scenario' ? read.remarks : []) : read.problems;
  return { ok: read.ok, all: all.map(({ path, line, fr, en }) => ({ path, fr, en, line: text.split('\n')[line - 1]?.trim() })) };
}
const reasons = (file: ScenarioFile, change: object): readonly string[] => told(file, change).all.map(({ path, en }) => `${path}: ${en}`);

const walking = (type: string, more: object = {}) => ({ mission: { type, ...more }, behaviour: 'walker' });
const zone = (id: string, x = 5, y = 5) => ({ id, name: { fr: 'Pont', en: 'Bridge' }, shape: { type: 'disc', x, y, r: 2 } });

/** The groups of a scenario, its first figure of a group with other members. */
const withFigure = (file: ScenarioFile, group: number, change: object): object => ({
  groups: file.groups.map((one, i) =>
    i === group ? { ...one, figures: one.figures?.map((figure, k) => (k === 0 ? { ...figure, ...change } : figure)) } : one,
  ),
});

describe('AI-CORE-VALIDATE: roles of a scenario', () => {
  test('AI-CORE-VALIDATE: a mission that does not suit is refused at its line: figure, reason, rule and breach, in both languages', () => {
    const { ok, all } = told(troll, { npcs: { roles: { 'gros-merle': walking('sniper') } } });
    expect(ok).toBe(false);
    expect(all).toEqual([
      {
        path: 'npcs.roles.gros-merle.mission',
        line: '"mission": {',
        fr: 'Gros-Merle\u00a0: un Sniper demande une arme de tir ou de jet (AI-CORE-VALIDATE, sniper-needs-ranged-weapon)',
        en: 'Gros-Merle: a Sniper needs a shooting or throwing weapon (AI-CORE-VALIDATE, sniper-needs-ranged-weapon)',
      },
    ]);
  });

  test('AI-CORE-VALIDATE: a role beside its figure is refused there, in the kit by the skills of the kit', () => {
    expect(reasons(kitOne, withFigure(kitOne, 1, { role: { ...walking('healer'), behaviour: 'zigzag' } }))).toEqual([
      'groups[1].figures[0].role.mission: Talvik: a Healer needs a healing skill (AI-CORE-VALIDATE, healer-needs-healing-skill)',
      'groups[1].figures[0].role.behaviour: Talvik: a Zigzag advance needs the Zigzag skill (AI-CORE-VALIDATE, zigzag-needs-skill)',
    ]);
  });

  test('AI-CORE-VALIDATE: an unknown zone, a patrol of one zone, a zone off the table, one with the name of another', () => {
    const npcs = {
      zones: [zone('pont'), zone('loin', 199)],
      roles: { b2: walking('guard', { zone: 'tour' }), b3: walking('patrol', { zones: ['pont', 'pont'] }) },
    };
    expect(reasons(troll, { npcs })).toEqual([
      'npcs.roles.b2.mission.zone: Jacquet: Guard of an unknown zone: "tour"; choose another zone or another mission (AI-CORE-VALIDATE, guard-needs-zone)',
      'npcs.roles.b3.mission.zones: Colas: at least two different zones (AI-CORE-VALIDATE, patrol-needs-zones)',
      'npcs.zones[1].shape: the feature leaves the table',
    ]);
    const [first] = troll.zones;
    expect(reasons(troll, { npcs: { zones: [zone(first?.id ?? '')] } })).toEqual([
      `npcs.zones[0].id: "${first?.id ?? ''}" is already taken`,
    ]);
  });

  test('AI-CORE-SCOPE: roles of nobody, unknown groups and chiefs, players of groups that play by themselves', () => {
    const npcs = { roles: { nobody: walking('soldier') }, hostile: [['a', 'c']], chiefs: { a: 'b2' } };
    expect(reasons(troll, { npcs })).toEqual([
      'npcs.hostile[0][1]: unknown: "c"',
      'npcs.chiefs.a: unknown: "b2"',
      'npcs.roles.nobody: nobody takes this role: "nobody"',
    ]);
    const zombies = scenarioNamed('zombies-dehors');
    const groups = zombies.groups.map((group) => ({ ...group, ...(group.id === 'z' && { by: 'npc' }) }));
    expect(reasons(zombies, { groups })).toEqual(['groups[1].by: a group that plays by itself has no player']);
    expect(reasons(zombies, { npcs: { roles: { z: walking('soldier') } } })[0]).toBe(
      'npcs.roles.z: the group plays by itself: without a role (AI-CORE-SCOPE)',
    );
  });

  test('AI-CORE-MISSION AI-CORE-OPTIONS: other missions, behaviours and options are refused at their lines', () => {
    const { all } = told(troll, {
      npcs: { options: { 'order.ties': 'coin' }, roles: { b: { mission: { type: 'cook' }, behaviour: 'lazy' } } },
    });
    expect(all.map(({ path }) => path)).toEqual(['npcs.options.order.ties', 'npcs.roles.b.mission.type', 'npcs.roles.b.behaviour']);
  });

  test('AI-CORE-VALIDATE: every band of the choices has to suit, in every edition', () => {
    const npcs = (type: string) => ({ npcs: { roles: { b: walking(type) } } });
    expect(told(holds, npcs('sniper')).ok).toBe(true);
    expect(reasons(holds, npcs('healer')).length).toBeGreaterThan(2);
    expect(reasons(holds, { npcs: { roles: { 'b/stormtrooper': walking('sniper'), 'b/jawa': walking('soldier') } } })).toEqual([
      'npcs.roles.b/jawa: nobody takes this role: "b/jawa"',
    ]);
  });

  test('AI-COMBO-MATRIX: an odd pair is told at its line, and the scenario is right', () => {
    const { ok, all } = told(troll, {
      npcs: { zones: [zone('pont')], roles: { b: { ...walking('guard', { zone: 'pont' }), behaviour: 'static' } } },
    });
    expect(ok).toBe(true);
    expect(all).toMatchObject([
      { path: 'npcs.roles.b.behaviour', line: '"behaviour": "static"', en: expect.stringContaining('AI-COMBO-MATRIX') as string },
    ]);
  });
});

describe('AI-CORE-SCOPE: a scenario as a set-up', () => {
  test('AI-CORE-MISSION: the nearest word counts: beside the figure, by its id, by profile, by group; lengths in units', () => {
    const npcs = {
      options: { 'order.ties': 'die' as const },
      zones: [zone('pont') as never],
      roles: { b: walking('soldier') as never, 'b/milicien-tir': walking('sniper') as never, b2: walking('elite') as never },
    };
    const file = { ...troll, npcs, ...withFigure(troll, 1, { role: walking('chief') }) };
    const { roles, zones, options } = scenarioSetup(file).npcs ?? { roles: {} };
    expect(Object.entries(roles).map(([id, { mission }]) => `${id} ${mission.type}`)).toEqual(
      troll.groups[1]?.figures?.map(({ id, profile }, k) => {
        const name = id ?? `b${String(k + 1)}`;
        return `${name} ${k === 0 ? 'chief' : name === 'b2' ? 'elite' : profile === 'milicien-tir' ? 'sniper' : 'soldier'}`;
      }),
    );
    expect(zones).toMatchObject([{ shape: { x: 5000, r: 2000 } }]);
    expect(options).toEqual({ 'order.ties': 'die' });
  });

  test('AI-CORE-SCOPE: the same in the kit and in its edition; without a word of them a set-up has no NPCs', () => {
    const npcs = { roles: { b: walking('soldier') as never } };
    expect(Object.keys(kitScenarioSetup({ ...kitOne, npcs }).npcs?.roles ?? {})).toEqual(
      kitOne.groups[1]?.figures?.map((_one, k) => `b${String(k + 1)}`),
    );
    expect(Object.keys(kitEditionSetup({ ...holds, npcs }).npcs?.roles ?? {})).toHaveLength(
      kitEditionSetup(holds).groups[1]?.figures.length ?? 0,
    );
    expect([scenarioSetup(troll), kitScenarioSetup(kitOne), kitEditionSetup(holds)].some((setup) => 'npcs' in setup)).toBe(false);
  });

  test('AI-CORE-SCOPE: a scenario says which seats it is made for NPCs to play, and is then one person’s battle', () => {
    const groups = troll.groups.map((group) => ({ ...group, ...(group.id === 'b' && { by: 'npc' as const }) }));
    expect(headOf({ ...troll, groups })).toMatchObject({ solo: true, seats: [{ seat: 'a' }, { seat: 'b', by: 'npc' }] });
  });
});
