import { expect, test } from 'vitest';
import { strokeEvent } from '../../tests/keyboards.ts';
import { struck } from '../parts/struck.ts';
import { isWhole, typedBy, type Typed } from './typed-dice.ts';

const after = (keys: readonly string[], sides: readonly number[]): Typed => {
  let typed: Typed = sides.map(() => undefined);
  for (const key of keys) typed = typedBy(key, typed, sides) ?? typed;
  return typed;
};

test('digits are the faces of the dice in order, and no more than there are dice', () => {
  expect(after(['4', '2'], [6, 6, 6])).toEqual([4, 2, undefined]);
  expect(after(['4', '2', '5'], [6, 6])).toEqual([4, 2]);
});

test('the digits of a French keyboard are faces without Shift too', () => {
  const keys = [
    ['é', 'Digit2'],
    ['-', 'Digit6'],
    ['3', 'Digit3'],
  ].map(([key = '', code = '']) => struck(strokeEvent({ key, code, shiftKey: key === '3' })) ?? '');
  expect(after(keys, [6, 6, 6])).toEqual([2, 6, 3]);
});

test('a face that the die does not have is not typed', () => {
  expect(after(['7', '3'], [6])).toEqual([3]);
  expect(after(['4'], [3])).toEqual([undefined]);
});

test('Backspace takes back the last die typed, and nothing from none', () => {
  expect(after(['4', '2', 'Backspace', '6'], [6, 6])).toEqual([4, 6]);
  expect(after(['Backspace'], [6, 6])).toEqual([undefined, undefined]);
  expect(typedBy('Backspace', [undefined, 5, undefined], [6, 6, 6])).toEqual([undefined, undefined, undefined]);
});

test('other keys are not for the dice', () => {
  expect(typedBy('u', [undefined], [6])).toBeUndefined();
  expect(typedBy('0', [undefined], [6])).toBeUndefined();
});

test('dice are whole when each has its face', () => {
  expect(isWhole([1, undefined])).toBe(false);
  expect(isWhole([1, 6])).toBe(true);
});
