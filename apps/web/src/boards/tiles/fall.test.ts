import { expect, test } from 'vitest';
import { killed, lies, risen } from './fall.ts';
import { pawn } from './testing.ts';

const zombie = (key: number, x: number) => ({ key, id: `z${x}`, at: { x, y: 0 }, spent: false, spoken: '' });
const hurt = (left: number) => ({ ...pawn('a', 0, 0), vitality: { left, full: 5 } });

test('a zombie is killed where a pawn stands; one that goes on, or is gone where nobody is, does not fall', () => {
  const before = [zombie(1, 0), zombie(2, 3), zombie(3, 5)];
  expect(killed(before, [zombie(2, 4)], [pawn('a', 0, 0), pawn('b', 3, 0)])).toEqual([before[0]]);
});

test('ZB-KO: a pawn without a life lies there, and is seen to be gone from there once it begins afresh', () => {
  expect([0, 1].map((left) => lies(hurt(left)))).toEqual([true, false]);
  expect(risen([hurt(0)], [{ ...hurt(3), at: { x: 9, y: 9 } }])).toEqual([hurt(0)]);
  expect(risen([hurt(0)], [hurt(0)])).toEqual([]);
  expect(risen([hurt(1)], [hurt(3)])).toEqual([]);
});
