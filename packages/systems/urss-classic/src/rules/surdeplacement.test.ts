import { expect, test } from 'vitest';
import { alive, battle, box, facing, figure, play, rolls, units, where, type Choice } from '../testing.ts';
import { sampleAnswer } from '../open-questions.ts';
import { randomFrom } from '@escarmouche/referee';
import { frightening } from './index.ts';

const leap = { type: 'special', rule: 'surdeplacement' } as const;
const land = (x: number, y: number, z = 0): Choice => ['landing', units(x, y, z) as unknown as Choice[1]];
const a = { at: [0, 0], rules: ['surdeplacement'] } as const;

test('UC-SW-PWR-SURDEPLACEMENT: a test, then a leap of 8 paces over everything; the place is chosen after the test', () => {
  const match = battle({ figures: { a, b: { at: [20, 0] } }, terrain: [box('mur', [2, -3, 3, 3], { top: 9 })], activation: 'a' });
  expect(rolls(play(match, leap, '34', [land(8, 0)]))).toEqual(['power a 7']);
  expect(where(match, 'a')).toEqual([8, 0]);
  expect(figure(match, 'a').facing.x).toBeGreaterThan(0);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-SW-PWR-SURDEPLACEMENT: it may come down where it was, though it could not land there from elsewhere', () => {
  const low = box('plafond', [-3, -3, 3, 3], { base: 1.6, top: 3 });
  const match = battle({ figures: { a, b: { at: [20, 0] } }, terrain: [low], activation: 'a' });
  play(match, leap, '34', [land(0, 0)]);
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-SW-PWR-SURDEPLACEMENT: on a failure it stays where it is and the action is spent', () => {
  const match = battle({ figures: { a, b: { at: [20, 0] } }, activation: 'a' });
  play(match, leap, '33');
  expect(where(match, 'a')).toEqual([0, 0]);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-SW-PWR-SURDEPLACEMENT: up or down as well, measured in space, where the base has room', () => {
  const spec = { figures: { a, b: { at: [20, 0] } }, terrain: [box('toit', [2, -3, 9, 3], { top: 5 })], activation: 'a' } as const;
  const match = battle(spec);
  play(match, leap, '34', [land(6, 0, 5)]);
  expect(where(match, 'a')).toEqual([6, 0, 5]);
  expect(() => play(battle(spec), leap, '34', [land(6.5, 0, 5)])).toThrow('UC-SW-PWR-SURDEPLACEMENT');
  expect(() => play(battle(spec), leap, '34', [land(6, 0)])).toThrow();
});

test('UC-SW-PWR-SURDEPLACEMENT UC-MELEE-DISENGAGE: engaged, it takes the free attacks once the test has succeeded', () => {
  const engaged = { figures: { a, a2: { at: [9, 9] }, b: { at: [0, 1], weapons: ['epee'] } }, activation: 'a' } as const;
  const match = battle(engaged);
  expect(rolls(play(match, leap, '34 22', [land(8, 0)]))).toEqual(['power a 7', 'damage b 4']);
  expect(where(match, 'a')).toEqual([8, 0]);
  const killed = battle(engaged);
  expect(rolls(play(killed, leap, '34 66'))).toEqual(['power a 7', 'damage b 12']);
  expect(alive(killed, 'a')).toBe(false);
  const failed = battle(engaged);
  expect(rolls(play(failed, leap, '33'))).toEqual(['power a 6']);
});

test('UC-SW-PWR-SURDEPLACEMENT: fear is faced as the landing place is chosen; not overcome, another place must be', () => {
  const match = battle({ figures: { a, b: { at: [6, 0], rules: [frightening.id] } }, activation: 'a' });
  const events = play(match, leap, '34 11', [land(5, 0), land(3, 0)]);
  expect(rolls(events)).toEqual(['power a 7', 'morale a 2']);
  expect(where(match, 'a')).toEqual([3, 0]);
  const brave = battle({ figures: { a, b: { at: [6, 0], rules: [frightening.id] } }, activation: 'a' });
  play(brave, leap, '34 66', [land(5, 0)]);
  expect(where(brave, 'a')).toEqual([5, 0]);
  expect(figure(brave, 'b').facing).toEqual(facing([-1, 0]));
});

test('UC-SW-PWR-SURDEPLACEMENT: a bot with nothing better to say answers with an allowed place', () => {
  const match = battle({ figures: { a, b: { at: [6, 0] } }, activation: 'a' });
  const random = randomFrom(7);
  for (let i = 0; i < 20; i++) {
    const about = { figure: 'a', limit: 8000 };
    const answer = sampleAnswer(match.state, { kind: 'choice', purpose: 'landing', seat: 'A', about }, random);
    expect(answer).not.toEqual(units(0, 0));
    expect(() => play(battle({ figures: { a, b: { at: [6, 0] } }, activation: 'a' }), leap, '34', [['landing', answer]])).not.toThrow();
  }
});

test('UC-SW-PWR-SURDEPLACEMENT: a bot that finds no place to land answers that it stays', () => {
  const roof = box('toit', [-20, -20, 20, 20], { base: 1.6, top: 3 });
  const { state } = battle({ figures: { a, b: { at: [25, 25] } }, terrain: [roof], activation: 'a' });
  const about = { figure: 'a', limit: 8000 };
  expect(sampleAnswer(state, { kind: 'choice', purpose: 'landing', seat: 'A', about }, randomFrom(7))).toEqual(units(0, 0));
});

test('UC-SW-PWR-SURDEPLACEMENT UC-SYS-DISTANCE: not a hair more than 8 paces', () => {
  const match = battle({ figures: { a, b: { at: [20, 20] } }, activation: 'a' });
  expect(() => play(match, leap, '34', [land(8.001, 0)])).toThrow(/too far/);
});
