import { expect, test, vi } from 'vitest';
import type { Link } from '../table/link.ts';
import { kept } from './kept.ts';
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

test('words said soon after one another reach the host in their order, also where the way of the first is slow', async () => {
  vi.spyOn(kept, 'token').mockResolvedValue('token');
  const arrived: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { say } = JSON.parse(body) as { say: string };
    if (say === 'first') await new Promise((go) => setTimeout(go, 20));
    arrived.push(say);
    return say === 'first' ? Response.json({ reason: { fr: 'non', en: 'no' } }, { status: 400 }) : Response.json({});
  });
  const { link } = createLink('b', []);
  const replies = await Promise.all(['first', 'second'].map((say) => link.say('a', { say })));
  expect(arrived).toEqual(['first', 'second']);
  expect(replies, 'a word that is refused holds up no other').toEqual([{ fr: 'non', en: 'no' }, undefined]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the seats that the battle waits for are named, a secret one is not, and whoever may decide here waits for nobody', () => {
  const { link } = createLink('b', [{ viewer: 'a', propose: () => Promise.resolve({ status: 'done' }) }]);
  const awaits = (moment: object): string | undefined =>
    link.awaits({ active: [], ...moment } as Parameters<Link['awaits']>[0], (seat) => seat.toUpperCase());
  expect(awaits({ active: ['b'] })).toBe('On attend B.');
  expect(awaits({ active: ['b', 'c', 'd'] })).toBe('On attend B, C et D.');
  expect(awaits({ waiting: { asked: ['c'] } })).toBe('On attend C.');
  expect(awaits({ waiting: { asked: [] } })).toBe('On attend les autres.');
  expect(awaits({ active: ['b', 'a'] })).toBeUndefined();
  expect(awaits({ waiting: { asked: ['a', 'b'] } })).toBeUndefined();
  expect(awaits({ outcome: {} })).toBeUndefined();
});
