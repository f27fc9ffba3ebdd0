import { expect, test } from 'vitest';
import { pauseAfter } from './stream.ts';

test('a stream is opened again when the closing host has said; else soon after its end, and later each time that it fails', () => {
  expect(pauseAfter({ again: 1234 }, 0, 0.9)).toBe(1234);
  expect([0, 1, 2, 3].map((failed) => pauseAfter(failed === 0 ? 'ended' : 'failed', failed, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(pauseAfter('failed', 40, 0.5)).toBe(15_000);
  expect([pauseAfter('ended', 0, 0), pauseAfter('ended', 0, 1)]).toEqual([250, 750]);
});
