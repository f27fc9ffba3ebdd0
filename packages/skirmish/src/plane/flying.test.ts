import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { flightTo, somewhereToLand } from './flying.ts';
import { chargesOf, refusalOf, setOutOn } from './planned.ts';
import { box, ground, travelRules, turnOf } from './testing.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });
const roof = box('roof', [7000, 4000, 10_000, 6000], 'solid', 3000);
const rules = travelRules();

test('a flight goes as far as its limit in space, and lands where there is room', () => {
  const state = ground({ a: place(5000, 5000) }, [roof]);
  const to = (x: number, y: number, z: number, limit: number) =>
    refusalOf(flightTo(rules, state, figureOf(state, 'a'), place(x, y, z), limit, 'FLY'))?.rule;
  expect(to(9000, 5000, 3000, 5000)).toBeUndefined();
  expect(to(9000, 5000, 3000, 4990)).toBe('FLY');
  expect(to(9000, 5000, 0, 5000)).toBe('PATH');
});

test('a flight declares whom it ends in contact with, and a refused one charges nobody and goes nowhere', () => {
  const state = ground({ a: place(5000, 5000), b: place(5000, 9000) });
  const a = figureOf(state, 'a');
  const flight = (limit: number) => flightTo(rules, state, a, place(5000, 8000), limit, 'FLY');
  expect(chargesOf(flight(3000))).toEqual(['b']);
  expect(chargesOf(flight(2900))).toEqual([]);
  const turn = turnOf(state);
  setOutOn(rules, turn, a, flight(2900));
  expect(turn.told).toEqual([]);
  setOutOn(rules, turn, a, flight(3000));
  expect(turn.told).toContain('flight');
  expect(figureOf(state, 'a')).toMatchObject(place(5000, 8000));
});

test('a place to land drawn towards an enemy touches it; any other may be upon a roof', () => {
  const state = ground({ a: place(5000, 5000), b: place(5000, 9000) }, [roof]);
  const a = figureOf(state, 'a');
  expect(somewhereToLand(state, a, 8000, () => 0)).toEqual(place(6000, 9000));
  const east = [1, 2000, 1000, 2999];
  expect(somewhereToLand(state, a, 8000, () => east.shift() ?? 0)).toEqual(place(8000, 5000, 3000));
});
