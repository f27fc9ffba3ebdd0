import { expect, test } from 'vitest';
import { createTyping } from './typing.svelte.ts';

/** Two dice of six, and the faces that were given; the rules have said no while the same dice are still asked for. */
function typed() {
  const given: number[][] = [];
  const typing = createTyping([6, 6], (faces) => Promise.resolve(void given.push(faces)));
  return { typing, given };
}

test('the last die gives all of them, once', async () => {
  const { typing, given } = typed();
  expect(typing.press('3')).toBe(true);
  expect(given).toEqual([]);
  const way = typing.show(5);
  expect(typing.press('4')).toBe(true);
  expect(typing.typed).toEqual([3, 5]);
  await way;
  expect(given).toEqual([[3, 5]]);
});

test('dice that were refused are empty again: others may be typed', async () => {
  const { typing, given } = typed();
  void typing.show(1);
  await typing.show(1);
  expect(typing.typed).toEqual([undefined, undefined]);
  void typing.show(2);
  await typing.show(1);
  expect(given).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('a die is taken back; other keys mean nothing', () => {
  const { typing } = typed();
  typing.press('6');
  typing.press('Backspace');
  expect(typing.typed).toEqual([undefined, undefined]);
  expect(typing.press('x')).toBe(false);
});
