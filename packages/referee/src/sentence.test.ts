import { expect, test } from 'vitest';
import { line } from './sentence.ts';
import type { Link } from './types.ts';

const riko: Link = { kind: 'figure', id: 'a1', text: 'Riko' };

test('a sentence keeps its links among its text, and those of the sentences within it', () => {
  expect(line`${riko} rolls ${7} against ${line`the ${riko}`}.`).toEqual([riko, ' rolls ', '7', ' against ', 'the ', riko, '.']);
});

test('what is empty or not there leaves nothing in a sentence', () => {
  expect(line`${riko}${undefined}${''}${[]}.`).toEqual([riko, '.']);
  expect(line``).toEqual([]);
});

test('a zero is said', () => {
  expect(line`${0}`).toEqual(['0']);
});
