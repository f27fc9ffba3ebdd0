import { expect, test } from 'vitest';
import { isKept, textOf } from './odd.ts';

const battle = { id: 'a', system: 'urss-kit', title: { fr: 'Un', en: 'One' }, updated: 5, turn: 0, over: false };

test('what older and newer versions have kept is a battle', () => {
  expect(isKept(battle)).toBe(true);
  const branch = { id: 'b', root: 'b', title: 'x', turn: 2 };
  const moment = { fr: 'x', en: 'y' };
  expect(isKept({ ...battle, title: 'Chez nous', revision: 3, side: 1, moment, result: moment, origin: branch })).toBe(true);
});

test.each([
  null,
  3,
  {},
  { ...battle, id: 4 },
  { ...battle, title: undefined },
  { ...battle, title: { fr: 'Un' } },
  { ...battle, updated: Number.NaN },
  { ...battle, turn: '2' },
  { ...battle, over: 'no' },
  { ...battle, moment: 'x' },
  { ...battle, result: {} },
  { ...battle, origin: { id: 'b' } },
])('an odd row is none: %j', (row) => {
  expect(isKept(row)).toBe(false);
});

test('what cannot be written as it is, is told all the same', () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  expect(textOf(round)).toBe('[object Object]');
});
