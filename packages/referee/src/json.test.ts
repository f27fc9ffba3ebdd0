import { expect, test } from 'vitest';
import { canonical, digest } from './json.ts';
import { answerFits } from './resolve.ts';

test('equal trees have one text, whatever the order of their keys', () => {
  expect(canonical({ b: [1, null], a: 'x', c: undefined })).toBe('{"a":"x","b":[1,null]}');
  expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
});

test('a number too large for JSON is not taken for the answer null', () => {
  const question = { kind: 'choice', purpose: 'target', seat: 'A', options: [null, 'b1'] } as const;
  expect(answerFits(question, null)).toBe(true);
  for (const odd of ['1e999', '-1e999', '[null]', '"null"']) expect(answerFits(question, JSON.parse(odd)), odd).toBe(false);
});
