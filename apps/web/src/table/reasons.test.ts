import { expect, test } from 'vitest';
import { reasonsGiven } from './reasons.ts';

const text = (en: string) => ({ fr: en, en });

test('a reason belongs to the entry it was given for, and to an answer in the middle of one', () => {
  const reasons = reasonsGiven();
  reasons.tell(1, { reason: text('shoots') });
  reasons.tell(2, { reason: text('lets pass') }, 3);
  expect([0, 1, 2].map((entry) => reasons.why(entry)?.en)).toEqual([undefined, 'shoots', undefined]);
  expect(reasons.whySo(2, 0, 4)).toEqual([text('lets pass')]);
  expect(reasons.whySo(2, 4, 9)).toEqual([]);
});

test('what has been taken back has no reason: whoever plays that entry anew does not get it', () => {
  const reasons = reasonsGiven();
  reasons.tell(1, { reason: text('shoots') });
  reasons.tell(2, { reason: text('moves') });
  reasons.tell(2, { reason: text('lets pass') }, 3);
  reasons.forget(2);
  expect([1, 2].map((entry) => reasons.why(entry)?.en)).toEqual(['shoots', undefined]);
  expect(reasons.whySo(2, 0, 9)).toEqual([]);
});
