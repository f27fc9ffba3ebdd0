import { expect, test } from 'vitest';
import { newRolls, rollsReached, sumOf } from './rolls.ts';
import { goesOn, sidesOf, type Line } from './throws.ts';

const roll = (score: number): Line['told'] => ({ roll: { notation: '2d6', dice: [], score } });
const line = (id: number, told: Line['told'] = {}): Line => ({ id: `0.${id}`, told });
const at = (id: string, told: Line['told'] = {}): Line => ({ id, told });

test('rolls that have just come are thrown, in order', () => {
  const before = [line(0), line(1, roll(3))];
  expect(newRolls(before, before)).toEqual([]);
  expect(newRolls(before, [...before, line(2)])).toEqual([]);
  expect(newRolls(before, [...before, line(2, roll(5)), line(3), line(4, roll(7))]).map(({ told }) => told.roll.score)).toEqual([5, 7]);
  expect(newRolls([], [line(0, roll(4))]).map(({ told }) => told.roll.score)).toEqual([4]);
});

test('of many the last is thrown; none after an undo, a leap or in another log', () => {
  const many = Array.from({ length: 6 }, (_, i) => line(i, roll(i)));
  expect(newRolls([], many).map(({ told }) => told.roll.score)).toEqual([5]);
  expect(newRolls(many, many.slice(0, 3))).toEqual([]);
  expect(newRolls([line(9)], [line(0), line(1, roll(2))])).toEqual([]);
  expect(
    newRolls(
      [],
      Array.from({ length: 80 }, (_, i) => line(i, roll(i))),
    ),
  ).toEqual([]);
});

const by = (id: number, name: string, faces: readonly number[], run?: string): Line => ({
  id: `0.${id}`,
  told: {
    roll: { notation: `${faces.length}d6`, dice: faces.map((face) => ({ face, kept: true })), score: faces[0] ?? 0 },
    text: [{ kind: 'figure', id: name, text: name }, ' rolls at ', { kind: 'figure', id: 'other', text: 'Other' }],
    ...(run && { run: { of: run } }),
  },
});

test('the rolls of a contest fall together, each die with the name of whose it is', () => {
  const log = [by(0, 'Arno', [1]), by(1, 'Arno', [4], 'contest'), by(2, 'Rask', [5, 2], 'contest'), by(3, 'Bela', [3])];
  const dice = newRolls([], log).map(({ told }) => told.roll.dice.map(({ face, of }) => [face, of]));
  expect(dice).toEqual([
    [[1, undefined]],
    [
      [4, 'Arno'],
      [5, 'Rask'],
      [2, 'Rask'],
    ],
    [[3, undefined]],
  ]);
  expect(newRolls([], log.slice(1, 2)).map(({ told }) => told.roll.score)).toEqual([4]);
});

test('in a replay the rolls of the entry that is reached are thrown, and none that a leap has passed over', () => {
  const log = [at('0.0', roll(1)), at('0.1'), at('1.0'), at('1.1', roll(2)), at('1.2', roll(3)), at('2.0'), at('3.0', roll(4))];
  const reached = (from: number, to: number): readonly (number | undefined)[] =>
    rollsReached(log.slice(0, from), log.slice(0, to)).map(({ told }) => told.roll.score);
  expect(reached(0, 1)).toEqual([1]);
  expect(reached(2, 5), 'one whole entry').toEqual([2, 3]);
  expect(reached(4, 5), 'a line of it').toEqual([3]);
  expect(reached(0, 5), 'over an entry with a roll').toEqual([2, 3]);
  expect(reached(0, 6), 'to an entry without a roll').toEqual([]);
  expect(reached(0, 7)).toEqual([4]);
  expect(reached(7, 5), 'a step back').toEqual([]);
  expect(reached(5, 5)).toEqual([]);
});

test('a log goes on with lines that have come, and not after a step back or a leap', () => {
  const log = Array.from({ length: 40 }, (_, i) => line(i));
  expect(goesOn(log, log)).toBe(true);
  expect(goesOn(log.slice(0, 3), log.slice(0, 5))).toBe(true);
  expect(goesOn([], log.slice(0, 2))).toBe(true);
  expect(goesOn(log.slice(0, 5), log.slice(0, 4))).toBe(false);
  expect(goesOn(log.slice(0, 5), log)).toBe(false);
});

test('the sides of dice are read from their notation', () => {
  expect(sidesOf('3d6kh2')).toBe(6);
  expect(sidesOf('4d8!>=4')).toBe(8);
  expect(sidesOf('1d3')).toBe(3);
});

/** Of which two are kept. */
const dice = (...faces: readonly number[]) => faces.map((face, i) => ({ face, kept: i < 2 }));

test('a score that is a sum reads as one, of the dice that are kept', () => {
  expect(sumOf({ notation: '2d6', dice: dice(3, 4), score: 7 })).toBe('3 + 4');
  expect(sumOf({ notation: '3d6kh2', dice: dice(3, 4, 1), score: 7 })).toBe('3 + 4');
  expect(sumOf({ notation: '1d6', dice: dice(3), score: 3 })).toBeUndefined();
  expect(sumOf({ notation: '2d6kh1', dice: dice(3, 4), score: 4 })).toBeUndefined();
});
