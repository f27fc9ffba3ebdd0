import { expect, test } from 'vitest';
import { canonical, copy, digest, freeze } from './json.ts';
import { openMatch } from './match.ts';
import { pig } from './pig.fixture.ts';
import { answerFits } from './resolve.ts';
import { scriptedDice } from './sources.ts';

test('equal trees have one text, whatever the order of their keys', () => {
  expect(canonical({ b: [1, null], a: 'x', c: undefined })).toBe('{"a":"x","b":[1,null]}');
  expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
});

test('a number too large for JSON is not taken for the answer null', () => {
  const question = { kind: 'choice', purpose: 'target', seat: 'A', options: [null, 'b1'] } as const;
  expect(answerFits(question, null)).toBe(true);
  for (const odd of ['1e999', '-1e999', '[null]', '"null"']) expect(answerFits(question, JSON.parse(odd)), odd).toBe(false);
});

test('a copy holds what its text would keep: no minus zero', () => {
  expect(copy({ x: -0, list: [-0, 1] })).toStrictEqual({ x: 0, list: [0, 1] });
});

test('the record keeps commands as they were given, whatever becomes of the object', () => {
  const match = openMatch(pig, { players: ['ann', 'bob'] }, () => scriptedDice([4]).source);
  const command: { type: 'roll' | 'hold' } = { type: 'roll' };
  match.submit('ann', command);
  command.type = 'hold';
  expect(match.entries[0]?.command).toEqual({ type: 'roll' });
});

test('what is frozen never changes, down to its last member, and copies share it', () => {
  const branch = freeze({ list: [{ n: 1 }] });
  expect(Object.isFrozen(branch.list[0])).toBe(true);
  const whole = { branch, own: [1] };
  expect(copy(whole).branch).toBe(branch);
  expect(copy(whole).own).not.toBe(whole.own);
});
