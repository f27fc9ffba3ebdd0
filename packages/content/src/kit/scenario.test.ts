import { parseSetup } from '@escarmouche/urss-kit';
import { describe, expect, test } from 'vitest';
import { reading } from '../../test/kit-rules.ts';
import { parseScenario } from '../scenario.ts';
import { refusedBand } from '../scenario-bands.ts';
import { kitBands, kitScenarioBands, kitScenarioSetup } from './index.ts';
import { kitHeadOf } from './ready-scenarios.ts';
import type { KitScenario } from './scenario-setup.ts';
import { kitBandWorth } from './worth.ts';

const text = (en: string) => ({ fr: en, en });

const file: KitScenario = {
  id: 'essai',
  system: 'urss-kit',
  name: text('Trial'),
  story: text('A trial.'),
  minutes: 20,
  difficulty: 1,
  adaptation: 'urss-kit',
  map: 'quai-sept',
  turns: 6,
  groups: [
    {
      id: 'a',
      name: text('These'),
      side: 'a',
      seat: 'a',
      zone: 1,
      figures: [
        { id: 'sabe', profile: 'infirmier-rebelle', name: 'Sabé', weapons: ['pistolet', 'couteau'], held: ['pistolet'] },
        { profile: 'soldat-rebelle', name: 'Tobin', upgrades: [{ upgrade: 'portee-amelioree', weapon: 'fusil-blaster', value: 2 }] },
      ],
    },
    {
      id: 'b',
      name: text('Those'),
      side: 'b',
      seat: 'b',
      zone: { x: 4, y: 22, width: 20, height: 6, front: 'south' },
      figures: [{ profile: 'stormtrooper' }, { id: 'late', profile: 'stormtrooper', shields: ['bouclier'], weapons: ['matraque'] }],
    },
  ],
  zones: [{ id: 'ship', name: text('the ship'), shape: { type: 'disc', x: 18, y: 14, r: 3 } }],
  tokens: [{ id: 'can', name: text('the can'), at: { x: 10, y: 22 } }],
  objectives: [
    { id: 'out', name: text('out'), side: 'a', type: 'reach', who: ['a'], count: 2, zone: 'ship', points: 2 },
    { id: 'kill', name: text('kill'), side: 'b', type: 'eliminate', who: ['sabe'], points: 1, wins: true },
  ],
  happenings: [{ id: 'more', text: text('more'), when: { turn: 2 }, arrivals: { figures: ['late'], zone: 2 } }],
};

const [a, b] = file.groups;
const [out] = file.objectives;
const [more] = file.happenings;

/** Changes that give the scenario's first group this figure besides. */
const withFigure = (figure: object) => ({ groups: [{ ...a, figures: [...(a?.figures ?? []), figure] }, b] });

function problems(change: object) {
  const parsed = parseScenario({ ...file, ...change }, reading, 's.json');
  return parsed.ok ? [] : parsed.problems;
}
const told = (change: object): readonly string[] => problems(change).map(({ path, en }) => `${path}: ${en}`);

describe('UK-SYS-SCOPE: a scenario of the kit as a set-up', () => {
  test('UK-SYS-SCOPE: groups with their seats and zones, figures with what they carry, lengths in units', () => {
    const setup = kitScenarioSetup(file);
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({ ok: true });
    expect(setup.groups.map(({ id, seat, zone, figures }) => [id, seat, zone.y, figures.map((one) => one.id)])).toEqual([
      ['a', 'a', 0, ['sabe', 'a2']],
      ['b', 'b', 22_000, ['b1', 'late']],
    ]);
    const [[sabe, tobin] = [], [, late] = []] = setup.groups.map(({ figures }) => figures);
    expect(sabe).toMatchObject({ weapons: [{ id: 'pistolet' }, { id: 'couteau' }], held: ['pistolet'], objects: [{}] });
    expect(tobin).toMatchObject({ weapons: [{ upgrades: [{ id: 'portee-amelioree', range: 2000 }] }] });
    expect(late).toMatchObject({ shields: [{ id: 'bouclier' }] });
    expect(setup.scenario).toMatchObject({
      turns: 6,
      zones: [{ shape: { x: 18_000, r: 3000 } }],
      objectives: [{ who: ['sabe', 'a2'] }, { who: ['sabe'] }],
      happenings: [{ arrivals: { figures: ['late'], zone: { y: 23_000 } } }],
    });
  });

  test('UK-SYS-OPTIONS: its readings of the rules are in place of the usual ones, those of the players in place of its own', () => {
    const own = { ...file, options: { 'turn.activation': 'classic', 'fall.prone': 'yes' } } as const;
    expect(kitScenarioSetup(own).options).toEqual(own.options);
    expect(kitScenarioSetup(own, { options: { 'fall.prone': 'no' } }).options).toEqual({
      'turn.activation': 'classic',
      'fall.prone': 'no',
    });
  });

  test('UK-TURN-MODE: small groups alternate where it says nothing', () => {
    expect(kitScenarioSetup(file).options['turn.activation']).toBe('alternating');
  });

  test('UK-ATTR-ZIG-ZAG: a figure may have special rules beside those of its profile, known ones alone', () => {
    const runner = withFigure({ profile: 'commando-rebelle', rules: [{ id: 'zig-zag' }] });
    const [group] = kitScenarioSetup({ ...file, ...runner } as KitScenario).groups;
    expect(group?.figures[2]?.rules.map(({ id }) => id)).toEqual(['camouflage', 'marcheur-agile', 'zig-zag']);
    expect(told(runner)).toEqual([]);
    expect(told(withFigure({ profile: 'commando-rebelle', rules: [{ id: 'vol' }] }))).toEqual([
      expect.stringContaining('s.json: groups[0].figures[2].rules[0]: unknown special rule: "vol"'),
    ]);
  });

  test('a scenario without its map is an error', () => {
    expect(() => kitScenarioSetup({ ...file, map: 'mars' })).toThrow('no map "mars"');
  });
});

const worthOf = (id: string): number => kitBandWorth(kitBands.find((band) => band.id === id)?.figures ?? []);
const [raid, guard] = ['coup-de-main', 'garde-du-relais'];
const budget = worthOf(raid);
const { figures: _figures, ...head } = file.groups[1] ?? {};
const open = (choice: object) => ({ ...file, groups: [a, { ...head, ...choice }], happenings: [] }) as unknown as KitScenario;
const offering = open({ choices: [guard], budget });
const namesIn = (...choice: Parameters<typeof kitScenarioSetup>) => kitScenarioSetup(...choice).groups[1]?.figures.map(({ name }) => name);
const namesOf = (id: string) => kitBands.find((band) => band.id === id)?.figures.map(({ name }) => name);
const refused = (choice: object, band: Parameters<typeof refusedBand>[2]) =>
  refusedBand(open(choice).groups[1] ?? { id: '', seat: '' }, kitScenarioBands, band)?.en;
const kill = (who: string) => told({ ...open({ choices: [guard, raid] }), objectives: [{ ...file.objectives[1], side: 'a', who: [who] }] });

describe('UK-SYS-SCOPE: a scenario of the kit that leaves the choice of a band', () => {
  test('UK-SYS-SCOPE: the file reads, and its head tells the bands on offer with their worths, the usual one first, none above the budget', () => {
    expect(parseScenario(offering, reading)).toEqual({ ok: true, value: offering });
    const [choice, ...others] = kitHeadOf(offering).choices;
    expect(others).toEqual([]);
    expect(choice).toMatchObject({ group: 'b', side: 'b', budget });
    expect(choice?.bands.map(({ id, worth }) => [id, worth])).toEqual([guard, 'troisieme-groupe', raid].map((id) => [id, worthOf(id)]));
    expect(kitHeadOf(open({ choices: [guard] })).choices).toEqual([]);
  });

  test('UK-SYS-SCOPE: the set-up has the band that is chosen, else the usual one', () => {
    expect(namesIn(offering)).toEqual(namesOf(guard));
    expect(namesIn(offering, { bands: { b: raid } })).toEqual(namesOf(raid));
    expect(namesIn(offering, { bands: { b: [{ profile: 'stormtrooper', name: 'Zoé' }] } })).toEqual(['Zoé']);
    expect(parseSetup(JSON.parse(JSON.stringify(kitScenarioSetup(offering, { bands: { b: raid } }))))).toMatchObject({ ok: true });
  });

  test('UK-SYS-SCOPE: other bands are refused, with the reason', () => {
    const choices = [guard];
    expect(refused({ choices, budget }, 'empire')).toBe(`no band "empire"; there are: ${guard}, troisieme-groupe, ${raid}`);
    const two = [{ profile: 'stormtrooper' }, { profile: 'stormtrooper' }];
    expect(refused({ choices, budget: 200 }, two)).toBeUndefined();
    expect(refused({ choices, budget: 199 }, two)).toBe('the band is worth 200, the budget is 199');
    expect(refused({ choices }, two)).toBe(`without a budget, a ready band: ${guard}`);
    expect(() => kitScenarioSetup(offering, { bands: { b: 'empire' } })).toThrow('group "b": no band "empire"');
    expect(() => kitScenarioSetup(offering, { bands: { a: raid } })).toThrow('its figures are given');
    expect(() => kitScenarioSetup(offering, { bands: { c: raid } })).toThrow('no group "c"');
  });

  test.each([
    [{ choices: ['personne'] }, 'choices[0]: unknown band: "personne"'],
    [{ choices: [guard, guard] }, `choices[1]: "${guard}" is already taken`],
    [{ choices: [raid], budget: budget - 1 }, `choices[0]: "${raid}" is worth ${String(budget)}, more than the budget`],
    [{}, 'figures: a group has either figures ("figures") or a choice of bands ("choices")'],
    [{ choices: [guard], figures: b?.figures }, 'figures: a group has either figures ("figures") or a choice of bands ("choices")'],
  ])('UK-SYS-SCOPE: what a file leaves to choose from is there, each band once and within the budget, fault %#', (choice, reason) => {
    expect(told({ ...open(choice), objectives: [] })).toEqual([`s.json: groups[1].${reason}`]);
  });

  test('UK-SYS-SCOPE: figures of a choice go by their numbers, as many as the smallest band has', () => {
    expect(kill('b6')).toEqual([]);
    expect(kill('b7')).toEqual(['s.json: objectives[0].who[0]: unknown: "b7"']);
  });
});

describe('UK-SYS-SCOPE: a scenario of the kit with a fault', () => {
  test('UK-SYS-SCOPE: a sound one is taken as it is', () => {
    expect(parseScenario(file, reading)).toEqual({ ok: true, value: file });
  });

  test.each([
    [{ adaptation: 'star-wars' }, ['s.json: adaptation: unknown adaptation: "star-wars"']],
    [{ map: 'mars' }, [expect.stringContaining('s.json: map: unknown map: "mars"; there are: quai-sept')]],
    [{ options: { 'fall.prone': 'maybe' } }, ['s.json: options.fall.prone: expected one of: no, yes']],
    [{ options: { artMartial: 'cancels-both' } }, [expect.stringMatching(/^s\.json: options: .*artMartial/)]],
    [{ groups: [a, { ...b, seat: 'automaton' }] }, ['s.json: groups[1].seat: expected one of: a, b, c, d, e, f']],
    [{ groups: [a, { ...b, budget: 100 }] }, ['s.json: groups[1].budget: a budget goes with a choice of bands ("choices")']],
    [{ groups: [a, { ...b, side: 'a' }], objectives: [], happenings: [] }, ['s.json: groups: only one side']],
    [{ groups: [a, { ...b, zone: 5 }] }, ['s.json: groups[1].zone: the map has only 2 zones']],
    [{ objectives: [{ ...out, count: 3 }] }, ['s.json: objectives[0].count: at most 2']],
    [{ objectives: [{ ...out, who: ['a1'], count: 1 }] }, ['s.json: objectives[0].who[0]: unknown: "a1"']],
    [{ tokens: [{ ...file.tokens[0], at: { x: 41, y: 1 } }] }, ['s.json: tokens[0].at: off the table']],
    [{ happenings: [{ ...more, noise: { x: 1, y: 1 } }] }, [expect.stringMatching(/^s\.json: happenings\[0\]: .*noise/)]],
  ])('UK-SYS-SCOPE: who fights where and what for, fault %#', (change, reasons) => {
    expect(told(change)).toEqual(reasons);
  });

  test.each([
    ['UK-PROFILE-FORMAT', { profile: 'ewok' }, '.profile: unknown profile: "ewok"'],
    ['UK-EQ-CARRY', { profile: 'soldat-rebelle', weapons: ['laser'] }, '.weapons[0]: unknown weapon: "laser"'],
    ['UK-EQ-CARRY', { profile: 'soldat-rebelle', objects: ['radio'] }, '.objects[0]: unknown object: "radio"'],
    ['UK-EQ-HANDS', { profile: 'soldat-rebelle', held: ['dague'] }, '.held: what the figure does not have, in its hands (UK-EQ-HANDS)'],
    [
      'UK-EQ-ARMOUR',
      { profile: 'stormtrooper', armour: ['armure', 'armure-legere'] },
      '.armour[1]: "Light armour": one armour for a figure',
    ],
  ])('%s: a figure that is not of the kit, or may not carry what it does: %j', (_rule, figure, reason) => {
    expect(told(withFigure(figure))).toEqual([expect.stringContaining(`s.json: groups[0].figures[2]${reason}`)]);
  });

  test('UK-UPG-GENERAL: what may be carried depends on the readings that the scenario chooses', () => {
    const upgrades = ['munitions-dum-dum', 'munitions-perforantes'].map((upgrade) => ({ upgrade, weapon: 'pistolet' }));
    const both = withFigure({ profile: 'soldat-rebelle', weapons: ['pistolet'], upgrades });
    expect(told(both)).toEqual([expect.stringContaining('one kind of ammunition only (UK-UPG-GENERAL)')]);
    expect(told({ ...both, options: { 'ammo.both': 'yes' } })).toEqual([]);
  });

  test('every reason is told in French too', () => {
    expect(problems({ ...withFigure({ profile: 'ewok' }), map: 'mars' }).map(({ fr }) => fr)).toEqual([
      'profil inconnu\u00a0: «\u00a0ewok\u00a0»',
      expect.stringContaining('carte inconnue\u00a0: «\u00a0mars\u00a0»\u00a0; il y a\u00a0: quai-sept'),
    ]);
  });
});
