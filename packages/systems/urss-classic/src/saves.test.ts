import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { savesAgainst } from './saves.ts';
import { alive, armour, battle, box, gun, ofType, play, rolls, shield, type Battle, type FigureSpec } from './testing.ts';
import type { Options } from './options.ts';
import { battleMeditation, cancelsSaves, forceSensitive, robust } from './rules/index.ts';

const against = (b: FigureSpec, options: Partial<Options> = {}): Battle =>
  battle({
    figures: { a: { at: [0, 0], weapons: ['blaster', 'epee'] }, b: { at: [0, 9], facing: 'south', ...b }, b2: { at: [20, 20] } },
    activation: 'a',
    options,
  });

const blow = (more: Partial<Attack> = {}): Attack => ({
  kind: 'shot',
  by: 'a',
  target: 'b',
  rule: 'test',
  arc: 'front',
  hidden: 0,
  ...more,
});
const sources = (match: Battle, more: Partial<Attack> = {}): string[] => savesAgainst(match.state, blow(more)).map(({ source }) => source);
const shootB = { type: 'shoot', weapon: 'blaster', target: 'b' } as const;

test('UC-SAVE-ROLL UC-SAVE-STACK: armour first, then Robuste, until one succeeds', () => {
  const match = against({ like: 'guerrierNain' });
  const events = play(match, shootB, '66 66 24 166');
  expect(rolls(events)).toEqual(['shooting a 12', 'damage a 12', 'save b 6', 'save b 7']);
  expect(alive(match, 'b')).toBe(true);
});

test('UC-SAVE-ROLL UC-SYS-DICEORDER: no save after a failed damage roll, none after one that succeeded', () => {
  expect(rolls(play(against({ like: 'guerrierNain' }), shootB, '66 33'))).toEqual(['shooting a 12', 'damage a 6']);
  expect(rolls(play(against({ like: 'guerrierNain' }), shootB, '66 66 34'))).toEqual(['shooting a 12', 'damage a 12', 'save b 7']);
});

test('UC-SAVE-STACK UC-SYS-DICEORDER: bonus, normal, malus; among equals armour, shield, innate, effect, cover', () => {
  const match = against({
    armour: [shield('s', 'malus'), armour('arm', 'malus')],
    weapons: ['sabre'],
    rules: [robust.id, forceSensitive.id],
  });
  expect(sources(match, { hidden: 0.6 })).toEqual([
    'test:sabre',
    'test:arm',
    'test:s',
    robust.cites[0],
    forceSensitive.cites[0],
    'UC-SHOOT-COVER',
  ]);
});

test('UC-SAVE-STACK: one armour, one shield and one of each attribute', () => {
  const match = against({ armour: ['legere', 'armure', 'bouclier', 'rondache'], rules: [robust.id, robust.id] });
  expect(sources(match, { kind: 'fight' })).toEqual(['test:armure', 'test:bouclier', robust.cites[0]]);
});

test('UC-SAVE-STACK: by option only the best save is rolled', () => {
  const match = against({ like: 'guerrierNain' }, { 'saves.stacking': 'best' });
  expect(rolls(play(match, shootB, '66 66 24'))).toEqual(['shooting a 12', 'damage a 12', 'save b 6']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-SHOOT-DMG: a shield answers a shot from the front arc, and none from behind', () => {
  const front = against({ like: 'guerrierHumain' });
  expect(rolls(play(front, shootB, '66 66 33 526'))).toEqual(['shooting a 12', 'damage a 12', 'save b 6', 'save b 7']);
  expect(alive(front, 'b')).toBe(true);
  const rear = against({ like: 'guerrierHumain', facing: 'north' });
  expect(rolls(play(rear, shootB, '66 66 33'))).toEqual(['shooting a 12', 'damage a 12', 'save b 6']);
  expect(alive(rear, 'b')).toBe(false);
});

test('UC-SAVE-STACK: a buckler answers melee only; no shield answers a fall, nor hands that are full', () => {
  const match = against({ armour: ['rondache'] });
  expect(sources(match)).toEqual([]);
  expect(sources(match, { kind: 'power' })).toEqual([]);
  expect(sources(match, { kind: 'free' })).toEqual(['test:rondache']);
  expect(sources(match, { kind: 'fight' })).toEqual(['test:rondache']);
  expect(sources(match, { kind: 'fight', handsFull: true })).toEqual([]);
  const both = against({ armour: ['rondache', 'legere'] });
  expect(sources(both, { kind: 'fight', handsFull: true })).toEqual(['test:legere']);
  expect(sources(against({ armour: ['bouclier', 'legere'], rules: [robust.id] }), { kind: 'fall', arc: 'none', hidden: 0 })).toEqual([
    'test:legere',
    robust.cites[0],
  ]);
});

test('UC-SHOOT-COVER: hidden for more than half, a malus save against shots and powers, not in melee', () => {
  const match = against({});
  expect(sources(match, { hidden: 0.5 })).toEqual([]);
  expect(sources(match, { hidden: 0.51 })).toEqual(['UC-SHOOT-COVER']);
  expect(sources(match, { hidden: 0.6, kind: 'power' })).toEqual(['UC-SHOOT-COVER']);
  for (const kind of ['fight', 'free', 'fall'] as const) expect(sources(match, { hidden: 0.6, kind })).toEqual([]);
});

const behindWall = (top: number): Battle =>
  battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { like: 'soldatRebelle', at: [0, 9] }, b2: { at: [20, 20] } },
    terrain: [box('wall', [-3, 8.2, 3, 8.4], { top })],
    activation: 'a',
  });

test('UC-SHOOT-COVER UC-SYS-LOS: the cover save of a figure behind a low wall', () => {
  const match = behindWall(1);
  const events = play(match, shootB, '66 66 436');
  expect(ofType(events, 'rolled').map(({ of }) => of)).toEqual(['blaster', 'blaster', 'UC-SHOOT-COVER']);
  expect(alive(match, 'b')).toBe(true);
});

test('UC-SHOOT-COVER UC-SYS-LOS: exactly half of it hidden is no cover', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { like: 'soldatRebelle', at: [0, 9] }, b2: { at: [20, 20] } },
    terrain: [box('wall', [0, 4, 5, 4.5])],
    activation: 'a',
  });
  expect(rolls(play(match, shootB, '66 66'))).toEqual(['shooting a 12', 'damage a 12']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-SAVE-CANCEL: a weapon that cancels saves leaves none, cover included', () => {
  const match = against({ like: 'guerrierHumain' });
  const weapon = gun('lance-plasma', 20, 'normal', [cancelsSaves.id]);
  expect(sources(match, { weapon, hidden: 0.9 })).toEqual([]);
});

test('UC-SAVE-STACK UC-SYS-DICEORDER: among equals an effect in force comes after attributes and before cover', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, b: { at: [0, 9], rules: [robust.id] }, b2: { at: [20, 20] } },
    effects: [{ rule: battleMeditation.id, on: 'b', by: 'b2' }],
    activation: 'a',
  });
  expect(sources(match, { hidden: 0.6 })).toEqual([robust.cites[0], battleMeditation.cites[0], 'UC-SHOOT-COVER']);
});
