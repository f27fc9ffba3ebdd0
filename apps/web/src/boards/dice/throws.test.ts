import { expect, test } from 'vitest';
import { aheadIn, newRolls, rollsReached, roundSaid, sumOf } from './rolls.ts';
import { goesOn, sidesOf, type Line } from './throws.ts';
import { titleOf } from './words.ts';

const roll = (score: number): Line['told'] => ({ roll: { aim: 'shot', pool: '2 dice', notation: '2d6', dice: [], score } });
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

const by = (id: string, name: string, faces: readonly number[], run?: string): Line =>
  at(id, {
    roll: {
      by: name,
      aim: 'combat',
      pool: `${faces.length} dice`,
      notation: `${faces.length}d6`,
      dice: faces.map((face) => ({ face, kept: true })),
      score: faces.reduce((sum, face) => sum + face, 0),
    },
    text: [{ kind: 'figure', id: name, text: name }, ' rolls at ', { kind: 'figure', id: 'other', text: 'Other' }],
    ...(run && { run: { of: run } }),
  });
const rows = (lines: readonly Line[], before: readonly Line[] = []) =>
  newRolls(before, lines).map(({ told: { roll: thrown } }) => (thrown.rounds ?? [[thrown]]).map(roundSaid));

test('the rolls of a contest fall together, a row for each who rolls, and who has tied rolls again in a round of its own', () => {
  const log = [
    by('0.0', 'Arno', [1]),
    by('0.1', 'Yanna', [4], 'duel'),
    by('0.2', 'Drovan', [3, 1], 'duel'),
    by('0.3', 'Yanna', [6], 'duel'),
    by('0.4', 'Drovan', [5], 'duel'),
    by('0.5', 'Bela', [3]),
  ];
  expect(rows(log)).toEqual([['Arno\u00a01'], ['Yanna\u00a04 – Drovan\u00a04', 'Yanna\u00a06 – Drovan\u00a05'], ['Bela\u00a03']]);
  expect(rows(log.slice(1, 2))).toEqual([['Yanna\u00a04']]);
  const [tie, won] = newRolls([], log)[1]?.told.roll.rounds ?? [];
  expect(aheadIn(tie ?? [])).toEqual([]);
  expect(aheadIn(won ?? []).map(({ by: who }) => who)).toEqual(['Yanna']);
});

test('a roll that comes later answers those of its contest that lie there, but none of another entry or with something told between', () => {
  const first = by('0.1', 'Yanna', [4], 'duel');
  expect(rows([first, by('0.2', 'Drovan', [3], 'duel')], [first])).toEqual([['Yanna\u00a04 – Drovan\u00a03']]);
  expect(rows([first, by('1.0', 'Drovan', [3], 'duel')], [first])).toEqual([['Drovan\u00a03']]);
  expect(rows([first, at('0.2'), by('0.3', 'Drovan', [3], 'duel')], [first, at('0.2')])).toEqual([['Drovan\u00a03']]);
});

test('who rolls what for is said over the dice, in both languages', () => {
  const shot = { by: 'Orsk', aim: 'tir sur Nela', takes: '7 ou plus', pool: '3 dés', notation: '3d6kh2>=7', dice: [], score: 0 };
  expect(titleOf(shot, 'fr')).toBe('Orsk\u00a0: tir sur Nela, 7 ou plus');
  expect(titleOf({ ...shot, aim: 'shot at Nela', takes: '7 or more' }, 'en')).toBe('Orsk: shot at Nela, 7 or more');
  expect(titleOf({ ...shot, by: undefined, takes: undefined, aim: 'tirage' }, 'fr')).toBe('tirage');
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

const rolled = { aim: '', pool: '' };
/** Of which two are kept. */
const dice = (...faces: readonly number[]) => faces.map((face, i) => ({ face, kept: i < 2 }));

test('a score that is a sum reads as one, of the dice that are kept', () => {
  expect(sumOf({ ...rolled, notation: '2d6', dice: dice(3, 4), score: 7 })).toBe('3 + 4');
  expect(sumOf({ ...rolled, notation: '3d6kh2', dice: dice(3, 4, 1), score: 7 })).toBe('3 + 4');
  expect(sumOf({ ...rolled, notation: '1d6', dice: dice(3), score: 3 })).toBeUndefined();
  expect(sumOf({ ...rolled, notation: '2d6kh1', dice: dice(3, 4), score: 4 })).toBeUndefined();
});
