import { parseSetup } from '@escarmouche/urss-kit';
import { describe, expect, test } from 'vitest';
import { reading } from '../../test/kit-rules.ts';
import type { KitScenario } from '../load-scenario.ts';
import { parseScenario } from '../scenario.ts';
import { kitScenarioSetup } from './index.ts';

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

/** What is wrong with the scenario when its first group has this figure besides. */
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
    expect(kitScenarioSetup(own, { 'fall.prone': 'no' }).options).toEqual({ 'turn.activation': 'classic', 'fall.prone': 'no' });
  });

  test('UK-TURN-MODE: small groups alternate where it says nothing', () => {
    expect(kitScenarioSetup(file).options['turn.activation']).toBe('alternating');
  });

  test('a scenario without its map is an error', () => {
    expect(() => kitScenarioSetup({ ...file, map: 'mars' })).toThrow('no map "mars"');
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
    [{ groups: [a, { ...b, budget: 100 }] }, [expect.stringMatching(/^s\.json: groups\[1\]: .*budget/)]],
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
      'profil inconnu : « ewok »',
      expect.stringContaining('carte inconnue : « mars » ; il y a : quai-sept'),
    ]);
  });
});
