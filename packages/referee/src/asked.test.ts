import { expect, test } from 'vitest';
import { choiceOf } from './asked.ts';
import type { Question } from './types.ts';

const part = (seat: string, purpose: string) => ({ kind: 'choice', purpose, seat }) as const;
const secret: Question = { kind: 'commit', purpose: 'all', parts: [part('a', 'first'), part('b', 'only'), part('a', 'second')] };

test('a seat makes its choices of a secret question one after another, and may change the last', () => {
  expect(choiceOf(secret, 'a')?.purpose).toBe('first');
  expect(choiceOf(secret, 'a', ['b', 'a'])?.purpose).toBe('second');
  expect(choiceOf(secret, 'a', ['b'])?.purpose).toBe('second');
  expect(choiceOf(secret, 'b', ['a', 'a'])?.purpose).toBe('only');
  expect(choiceOf(secret, 'c')).toBeUndefined();
});

test('an open choice is anybody’s to read, and dice are no choice', () => {
  expect(choiceOf(part('a', 'open'), 'b')?.purpose).toBe('open');
  expect(choiceOf({ kind: 'roll', purpose: 'dice', faces: [6], seat: 'a' }, 'a')).toBeUndefined();
});
