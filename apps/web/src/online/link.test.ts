import { expect, test, vi } from 'vitest';
import { createLink } from './link.svelte.ts';

const TERMS = { start: 600_000, gain: 0, capped: false };

const word = (number: number) => ({ number, seat: 'a', at: 0, say: `${number}` });

test('time left is counted by the time of the host, whatever the clock of this device says', () => {
  vi.useFakeTimers({ now: 5_000_000 });
  const { link, hear } = createLink('b', []);
  expect(link.leftOf('a', Date.now())).toBeUndefined();
  hear({ clocks: { left: { a: 60_000 }, running: ['a'], since: 1000, now: 11_000, terms: TERMS } } as never);
  expect(['a', 'b'].map((seat) => link.leftOf(seat, Date.now()))).toEqual([50_000, 600_000]);
  vi.advanceTimersByTime(20_000);
  expect(['a', 'b'].map((seat) => link.leftOf(seat, Date.now()))).toEqual([30_000, 600_000]);
  expect(['a', 'b'].map((seat) => link.runs(seat))).toEqual([true, false]);
  vi.useRealTimers();
});

test('words are heard once, in their order, however often the stream begins anew', () => {
  const { link, hearWords } = createLink('b', []);
  hearWords([word(1), word(2)]);
  hearWords([word(2), word(3)]);
  expect(link.words.map(({ number }) => number)).toEqual([1, 2, 3]);
});
