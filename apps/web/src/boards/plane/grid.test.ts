import { expect, test } from 'vitest';
import { exactNameOfSpot, letterAt, nameOfSpot, spotOfName } from './grid.ts';

test('letters go on after Z', () => {
  expect([0, 3, 25, 26, 39].map(letterAt)).toEqual(['A', 'D', 'Z', 'AA', 'AN']);
});

test('a spot has a name that means it again, to a tenth of a pace', () => {
  expect(nameOfSpot({ x: 3000, y: 7500 })).toBe('D7.5');
  expect(nameOfSpot({ x: 3440, y: 7000 })).toBe('D.4/7.0');
  for (const at of [
    { x: 0, y: 0 },
    { x: 25_900, y: 300 },
    { x: 26_000, y: 29_900 },
    { x: 39_100, y: 12_000 },
  ]) {
    expect(spotOfName(nameOfSpot(at))).toEqual(at);
  }
});

test('a name of as many decimals as it takes means the very point', () => {
  expect(['D7.5', 'D.4/7.0']).toEqual([exactNameOfSpot({ x: 3000, y: 7500 }), exactNameOfSpot({ x: 3400, y: 7000 })]);
  for (const at of [
    { x: 3007, y: 7001 },
    { x: 26_450, y: 29_990 },
  ]) {
    expect(spotOfName(exactNameOfSpot(at))).toEqual(at);
  }
});

test('names may be written by hand', () => {
  expect(spotOfName('d7,5')).toEqual({ x: 3000, y: 7500 });
  expect(spotOfName('d.4 7.5')).toEqual({ x: 3400, y: 7500 });
  expect(spotOfName('aa 2')).toEqual({ x: 26_000, y: 2000 });
  for (const none of ['', '7.5', 'd', 'd.4', 'd.47.5', 'caisse', 'd 7 5']) expect(spotOfName(none)).toBeUndefined();
});
