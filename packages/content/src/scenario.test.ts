import { NOBODY } from '@escarmouche/referee';
import { parseSetup } from '@escarmouche/urss-classic';
import { describe, expect, test } from 'vitest';
import { reading } from '../test/kit-rules.ts';
import { bandsFor, parseScenario, starWars, survivants } from './index.ts';
import type { ClassicScenario } from './load-scenario.ts';
import { headOf } from './ready-scenarios.ts';
import { classicBands } from './classic-bands.ts';
import { bandsOnOffer, refusedBand } from './scenario-bands.ts';
import { scenarioSetup } from './scenario-setup.ts';
import { bandWorth } from './worth/index.ts';

const text = (en: string) => ({ fr: en, en });

const file: ClassicScenario = {
  id: 'essai',
  system: 'urss-classic',
  name: text('Trial'),
  story: text('A trial.'),
  minutes: 20,
  difficulty: 1,
  adaptation: 'survivants',
  map: 'rue-principale',
  turns: 6,
  groups: [
    {
      id: 'a',
      name: { fr: 'Ceux-ci', en: 'These' },
      side: 'a',
      seat: 'a',
      zone: { x: 12, y: 10.5, width: 16, height: 9, front: 'north' },
      figures: [
        { id: 'karim', profile: 'policier-survivant', name: 'Karim', weapons: ['fusil'] },
        { profile: 'survivant', name: 'Momo' },
      ],
    },
    { id: 'b', name: text('Those'), side: 'b', seat: 'b', zone: 1, choices: ['rescapes-du-centre-commercial'], budget: 9999 },
    {
      id: 'z',
      name: text('Zombies'),
      side: 'z',
      seat: 'automaton',
      zone: 2,
      figures: [{ profile: 'zombi' }, { id: 'late', profile: 'zombi' }],
    },
  ],
  zones: [{ id: 'bus', name: text('the bus'), shape: { type: 'disc', x: 20, y: 15, r: 3 } }],
  tokens: [{ id: 'can', name: text('the can'), at: { x: 10, y: 15 } }],
  objectives: [
    { id: 'out', name: text('out'), side: 'a', type: 'reach', who: ['a'], count: 2, zone: 'bus', points: 2 },
    { id: 'fetch', name: text('fetch'), side: 'b', type: 'carry', token: 'can', zone: 'bus', points: 2, wins: true },
    { id: 'kill', name: text('kill'), side: 'z', type: 'eliminate', who: ['karim', 'b'], points: 1 },
  ],
  happenings: [
    { id: 'more', text: text('more'), when: { entered: 'bus', by: ['b'] }, arrivals: { figures: ['late'], zone: 4 } },
    { id: 'bang', text: text('bang'), when: { turn: 2 }, noise: { x: 20, y: 10 } },
  ],
};

const told = (change: object): readonly string[] => {
  const parsed = parseScenario({ ...file, ...change }, reading, 's.json');
  return parsed.ok ? [] : parsed.problems.map(({ path, en }) => `${path}: ${en}`);
};

const [a, b, z] = file.groups;
const [reach, carry] = file.objectives;
const [more] = file.happenings;

/** The scenario with another budget for the second group. */
const within = (budget: number | undefined) => ({ ...file, groups: [a, { ...b, budget }, z] as never });

describe('a scenario as a set-up', () => {
  test('UC-VICTORY-SCENARIO: a set-up that the system reads: groups with their seats, zones and figures, lengths in units', () => {
    const setup = scenarioSetup(file);
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({ ok: true });
    expect(setup).toMatchObject({ adaptation: 'survivants', table: { width: 40_000 }, scenario: { turns: 6 } });
    expect(setup.groups.map(({ id, name, seat, zone, figures }) => [id, name, seat, zone.y, figures.map((one) => one.id)])).toEqual([
      ['a', { fr: 'Ceux-ci', en: 'These' }, 'a', 10_500, ['karim', 'a2']],
      ['b', text('Those'), 'b', 0, ['b1', 'b2', 'b3', 'b4', 'b5']],
      ['z', text('Zombies'), NOBODY, 25_000, ['z1', 'late']],
    ]);
    expect(setup.scenario).toMatchObject({
      zones: [{ shape: { x: 20_000, r: 3000 } }],
      tokens: [{ at: { x: 10_000, y: 15_000, z: 0 } }],
      happenings: [{ arrivals: { figures: ['late'], zone: { x: 35_000, y: 5000 } } }, { noise: { x: 20_000, y: 10_000, z: 0 } }],
    });
  });

  test('UC-VICTORY-SCENARIO: the name of a group stands for all its figures', () => {
    const { objectives = [], happenings = [] } = scenarioSetup(file).scenario ?? {};
    expect(objectives).toMatchObject([{ who: ['karim', 'a2'] }, {}, { who: ['karim', 'b1', 'b2', 'b3', 'b4', 'b5'] }]);
    expect(happenings[0]).toMatchObject({ when: { by: ['b1', 'b2', 'b3', 'b4', 'b5'] } });
  });

  test('UC-SYS-OPTIONS: bands and options are chosen', () => {
    const options = { 'noise.memory': 'lasting' } as const;
    const setup = scenarioSetup(
      { ...file, options: { artMartial: 'cancels-combat' } },
      {
        bands: { b: [{ profile: 'survivant', name: 'Zoé' }] },
        options,
      },
    );
    expect(setup.groups[1]?.figures).toMatchObject([{ id: 'b1', name: 'Zoé' }]);
    expect(setup).toMatchObject({
      options: { 'noise.memory': 'lasting', artMartial: 'cancels-combat' },
    });
  });

  test('UC-SV-AI-SCOPE: the first page tells who may play, and what is one player’s battle against the zombies', () => {
    expect(headOf(file)).toMatchObject({ map: 'rue-principale', seats: [{ seat: 'a' }, { seat: 'b' }], solo: false });
    expect(headOf({ ...file, groups: [a, z] as never })).toMatchObject({ seats: [{ seat: 'a' }], solo: true });
  });

  test('a scenario or a band of no name is an error', () => {
    expect(() => scenarioSetup('nulle-part')).toThrow('no scenario "nulle-part"');
    expect(() => scenarioSetup(file, { bands: { b: 'personne' } })).toThrow('group "b": no band "personne"; there are: rescapes');
    expect(() => scenarioSetup(file, { bands: { c: 'personne' } })).toThrow('no group "c"');
    expect(() => scenarioSetup(file, { bands: { a: 'rescapes-du-centre-commercial' } })).toThrow('its figures are given');
    expect(() => scenarioSetup({ ...file, map: 'mars' })).toThrow('no map "mars"');
  });

  test('UC-VICTORY-SCENARIO: a player’s band is within the budget, and none is taken without one', () => {
    const oneSurvivor = { bands: { b: [{ profile: 'survivant' }] } };
    const worth = bandWorth(survivants, oneSurvivor.bands.b);
    expect(scenarioSetup(within(worth), oneSurvivor).groups[1]?.figures).toHaveLength(1);
    expect(() => scenarioSetup(within(worth - 1), oneSurvivor)).toThrow(`the budget is ${String(worth - 1)}`);
    expect(() => scenarioSetup(within(undefined), oneSurvivor)).toThrow('without a budget, a ready band: rescapes');
  });

  test('UC-SV-AI-SCOPE: a band that plays itself is offered where nobody plays, and there alone', () => {
    const offered = (seat: string) => bandsOnOffer({ ...b, seat } as never, classicBands(survivants)).map(({ id }) => id);
    expect(offered('b')).toEqual(['rescapes-du-centre-commercial']);
    expect(offered('automaton')).toContain('horde-de-la-galerie');
    const played = { ...b, seat: 'automaton', choices: ['horde-de-la-galerie'] } as never;
    expect(refusedBand(played, classicBands(survivants), [{ profile: 'survivant' }])?.en).toBe('only zombies play themselves');
  });

  test('UC-VICTORY-SCENARIO: the bands on offer are the choices, the usual one first, then all others within the budget', () => {
    const ready = bandsFor('star-wars').map(({ id, figures }) => ({ id, worth: bandWorth(starWars, figures) }));
    const budget = ready.find(({ id }) => id === 'commando-de-sabotage')?.worth ?? 0;
    const group = { ...b, choices: ['commando-de-sabotage'], budget } as never;
    const ids = bandsOnOffer(group, classicBands(starWars)).map(({ id }) => id);
    const affordable = ready.flatMap(({ id, worth }) => (worth <= budget ? [id] : []));
    expect(ids[0]).toBe('commando-de-sabotage');
    expect(ids.toSorted()).toEqual(affordable.toSorted());
    const [choice, ...others] = headOf({ ...file, adaptation: 'star-wars', groups: [a, group] as never }).choices;
    expect(choice).toMatchObject({ group: 'b', name: text('Those') });
    expect(choice?.bands.map(({ id }) => id)).toEqual(ids);
    expect(choice?.bands[0]).toMatchObject({ name: { fr: 'Commando de sabotage' }, worth: budget });
    expect(others).toEqual([]);
  });
});

describe('a scenario with a fault', () => {
  test('UC-VICTORY-SCENARIO: a sound one is taken as it is', () => {
    expect(parseScenario(file, reading)).toEqual({ ok: true, value: file });
  });

  test('UC-SETUP-DEPLOY: a band may be worth the whole budget, a token lie in the corner of the table', () => {
    const usual = bandsFor('survivants').find(({ id }) => id === b?.choices?.[0]);
    expect(told({ groups: [a, { ...b, budget: bandWorth(survivants, usual?.figures ?? []) }, z] })).toEqual([]);
    expect(told({ tokens: [{ ...file.tokens[0], at: { x: 40, y: 30 } }] })).toEqual([]);
  });

  test('UC-VICTORY-SCENARIO: figures go by their own id, else by that of their group with a number; of a choice by those of the smallest band', () => {
    expect(told({ objectives: [{ ...reach, who: ['karim', 'a2', 'b1', 'b5'], count: 4 }] })).toEqual([]);
    expect(told({ objectives: [{ ...reach, who: ['a1', 'b6'], count: 2 }] })).toEqual([
      's.json: objectives[0].who[0]: unknown: "a1"',
      's.json: objectives[0].who[1]: unknown: "b6"',
    ]);
  });

  test.each([
    [{ system: 'chess' }, ['s.json: system: expected one of: urss-classic, urss-kit']],
    [{ adaptation: 'medieval' }, ['s.json: adaptation: unknown adaptation: "medieval"']],
    [{ map: 'mars' }, [expect.stringContaining('s.json: map: unknown map: "mars"; there are: quai-sept')]],
    [{ minutes: 2 }, ['s.json: minutes: at least 5']],
    [{ options: { artMartial: 'maybe' } }, [expect.stringContaining('s.json: options.artMartial: expected one of: cancels-both')]],
    [
      { groups: [a, { ...b, choices: ['nobody'] }], objectives: [], happenings: [] },
      ['s.json: groups[1].choices[0]: unknown band: "nobody"'],
    ],
    [
      { groups: [a, { ...b, choices: [...(b?.choices ?? []), ...(b?.choices ?? [])] }, z] },
      ['s.json: groups[1].choices[1]: "rescapes-du-centre-commercial" is already taken'],
    ],
    [
      { groups: [a, { ...b, choices: undefined, budget: undefined }] },
      ['s.json: groups[1].figures: a group has either figures ("figures") or a choice of bands ("choices")'],
    ],
    [{ groups: [{ ...a, budget: 500 }, b, z] }, ['s.json: groups[0].budget: a budget goes with a choice of bands ("choices")']],
    [
      { groups: [a, { ...b, budget: 20 }, z] },
      [expect.stringMatching(/^s\.json: groups\[1\]\.choices\[0\]: ".*" is worth \d+, more than the budget$/)],
    ],
    [{ groups: [a, b, { ...z, zone: 5 }] }, ['s.json: groups[2].zone: the map has only 4 zones']],
    [
      { groups: [a, b, { ...z, zone: 'north' }] },
      [expect.stringContaining('groups[2].zone: expected the number of a zone of the map, or a rectangle')],
    ],
    [{ groups: [a, { ...b, seat: 'automaton' }, z] }, ['s.json: groups[1].seat: only zombies play themselves']],
    [{ groups: [a, b, { ...z, seat: 'a' }] }, ['s.json: groups[2].side: "a" already plays another side']],
    [
      { groups: [z, { ...z, id: 'y', side: 'y', figures: [{ profile: 'zombi' }] }], objectives: [], happenings: [] },
      ['s.json: groups: nobody plays'],
    ],
    [{ groups: [a, { ...b, side: 'a' }], objectives: [], happenings: [] }, ['s.json: groups: only one side']],
    [
      {
        groups: [
          a,
          b,
          {
            ...z,
            figures: [
              { id: 'karim', profile: 'zombi' },
              { id: 'late', profile: 'zombi' },
            ],
          },
        ],
      },
      ['s.json: groups: "karim" is already taken'],
    ],
  ])('UC-SETUP-DEPLOY: who fights where, fault %#', (change, reasons) => {
    expect(told(change)).toEqual(reasons);
  });

  test.each([
    [{ profile: 'dragon' }, 'profile: unknown profile: "dragon"'],
    [{ profile: 'survivant', weapons: ['laser'] }, 'weapons[0]: unknown weapon: "laser"'],
    [{ profile: 'survivant', skill: 'zombi' }, 'skill: "zombi" is more than a level of skill'],
  ])('UC-SYS-SCOPE: a figure that its world does not know, fault %#', (figure, reason) => {
    expect(told({ groups: [{ ...a, figures: [{ id: 'karim', profile: 'survivant' }, figure] }, b, z] })).toEqual([
      `s.json: groups[0].figures[1].${reason}`,
    ]);
  });

  test.each([
    [
      { zones: [{ ...file.zones[0], shape: { type: 'disc', x: 39, y: 15, r: 3 } }] },
      ['s.json: zones[0].shape: the feature leaves the table'],
    ],
    [{ tokens: [{ ...file.tokens[0], at: { x: 41, y: 1 } }] }, ['s.json: tokens[0].at: off the table']],
    [{ tokens: [file.tokens[0], file.tokens[0]] }, ['s.json: tokens[1].id: "can" is already taken']],
    [{ objectives: [{ ...reach, zone: 'ship' }] }, ['s.json: objectives[0].zone: unknown: "ship"']],
    [{ objectives: [{ ...reach, who: ['karim', 'nobody'] }] }, ['s.json: objectives[0].who[1]: unknown: "nobody"']],
    [{ objectives: [{ ...reach, side: 'c' }] }, ['s.json: objectives[0].side: unknown: "c"']],
    [{ objectives: [{ ...reach, count: 3 }] }, ['s.json: objectives[0].count: at most 2']],
    [{ objectives: [{ ...reach, who: ['karim'] }] }, ['s.json: objectives[0].count: at most 1']],
    [{ objectives: [{ ...carry, token: 'gold' }] }, ['s.json: objectives[0].token: unknown: "gold"']],
    [{ objectives: [{ ...carry, type: 'steal' }] }, [expect.stringContaining('s.json: objectives[0].type: expected one of: ')]],
    [{ happenings: [{ ...more, when: { met: 'none' } }] }, ['s.json: happenings[0].when.met: unknown: "none"']],
    [{ happenings: [{ ...more, when: { taken: 'none' } }] }, ['s.json: happenings[0].when.taken: unknown: "none"']],
    [
      { happenings: [{ ...more, when: { entered: 'none', by: ['nobody'] } }] },
      ['s.json: happenings[0].when.entered: unknown: "none"', 's.json: happenings[0].when.by[0]: unknown: "nobody"'],
    ],
    [{ happenings: [{ ...more, when: { at: 3 } }] }, [expect.stringContaining('s.json: happenings[0].when: expected "turn", "met"')]],
    [
      { happenings: [{ ...more, arrivals: { figures: ['nobody'], zone: 4 } }] },
      ['s.json: happenings[0].arrivals.figures[0]: unknown: "nobody"'],
    ],
    [
      { happenings: [{ ...more, arrivals: { figures: ['late'], zone: 6 } }] },
      ['s.json: happenings[0].arrivals.zone: the map has only 4 zones'],
    ],
  ])('UC-VICTORY-SCENARIO: what it is about, fault %#', (change, reasons) => {
    expect(told(change)).toEqual(reasons);
  });

  test('every reason is told in French too', () => {
    const parsed = parseScenario({ ...file, map: 'mars', groups: [a, { ...b, seat: 'automaton' }, z] }, reading);
    const french = parsed.ok ? [] : parsed.problems.map(({ fr }) => fr);
    expect(french).toEqual([
      'seuls des zombies se jouent tout seuls',
      expect.stringContaining('carte inconnue\u00a0: «\u00a0mars\u00a0»\u00a0; il y a\u00a0: quai-sept'),
    ]);
  });
});
