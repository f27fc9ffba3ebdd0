import { expect, test } from 'vitest';
import { scores } from './scores.svelte.ts';

test('of several tries the best score is kept, and that one of them solved the puzzle', () => {
  expect(scores.of('one')).toBeUndefined();
  scores.add('one', { solved: false, score: 1 });
  scores.add('one', { solved: true, score: 0.4 });
  expect(scores.of('one')).toEqual({ solved: true, score: 1 });
  expect(scores.of('toString')).toBeUndefined();
});
