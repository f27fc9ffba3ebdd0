import { gameOf } from '@escarmouche/games/game';
import { streamReader, type Word } from '@escarmouche/online';
import { EVENTS } from '@escarmouche/online/api';
import { afterAll, expect, test } from 'vitest';
import { begun, deviceAt, planOf, testHost, type TestDevice } from '../../testing.ts';

const MINUTE = 60_000;

const plan = planOf(await gameOf('deadzone'));
const host = await testHost();
const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => host.close());

async function talking() {
  const { battle, at } = await begun(host, plan);
  const say = (seat: 'a' | 'b', id: string, saying: object) => at(seat).post(`battles/${battle}/words`, { seat, id, ...saying });
  /** Words that a device hears from a number on, as they come. */
  async function listen(device: TestDevice, seat: string, from: number | undefined) {
    const heard: Word[] = [];
    const events: unknown[] = [];
    const stopped = new AbortController();
    const since = from === undefined ? '' : `~${from}`;
    const { body } = await fetch(`${url}/api/stream?follow=${battle}~${seat}~0${since}`, {
      headers: { authorization: `Bearer ${device.token}` },
      signal: stopped.signal,
    });
    const read = streamReader();
    const follow = async (): Promise<void> => {
      for await (const piece of (body as ReadableStream).pipeThrough(new TextDecoderStream()))
        for (const one of read(piece)) {
          events.push(one);
          if ('words' in one) heard.push(...EVENTS.words.parse(one).words);
        }
    };
    void follow().catch(() => undefined);
    await expect.poll(() => events.length).toBeGreaterThan(0);
    return { heard, stop: () => stopped.abort() };
  }
  return { ann: at('a'), eve: at(''), battle, say, listen };
}

test('words are kept with the battle, and heard by seats and whoever looks on, from any number on', async () => {
  const { ann, eve, say, listen } = await talking();
  const live = await listen(eve, '', 0);
  expect((await say('a', '1', { say: ' Bonne chance <b>!</b> ' })).told).toEqual({ number: 1 });
  await say('b', '1', { phrase: 'thanks' });
  await say('b', '2', {
    show: [
      [1, 2],
      [3.5, -4, 1000],
    ],
  });
  await expect.poll(() => live.heard.length).toBe(3);
  expect(live.heard).toMatchObject([
    { number: 1, seat: 'a', say: 'Bonne chance <b>!</b>' },
    { number: 2, seat: 'b', phrase: 'thanks' },
    {
      number: 3,
      seat: 'b',
      show: [
        [1, 2],
        [3.5, -4, 1000],
      ],
    },
  ]);
  const back = await listen(ann, 'a', 2);
  await expect.poll(() => back.heard.map(({ number }) => number)).toEqual([3]);
  const deaf = await listen(ann, 'a', undefined);
  await say('a', '2', { phrase: 'oops' });
  await expect.poll(() => back.heard.map(({ number }) => number)).toEqual([3, 4]);
  expect(deaf.heard).toEqual([]);
  for (const one of [live, back, deaf]) one.stop();
});

test('what is sent again is said once, and a seat has names of its own', async () => {
  const { say } = await talking();
  expect((await say('a', 'x', { phrase: 'hello' })).told).toEqual({ number: 1 });
  expect((await say('a', 'x', { phrase: 'hello' })).told).toEqual({ number: 1 });
  expect((await say('b', 'x', { phrase: 'hello' })).told).toEqual({ number: 2 });
});

test('a seat says six things a minute', async () => {
  const { say } = await talking();
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await say('a', String(i), { say: 'bonjour' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await say('b', '0', { say: 'bonjour' })).status).toBe(200);
  host.wait(MINUTE);
  expect((await say('a', '9', { say: 'bonjour' })).status).toBe(200);
});

test('whoever looks on, or is not there, says nothing', async () => {
  const { ann, eve, battle } = await talking();
  expect((await eve.post(`battles/${battle}/words`, { seat: '', id: '1', say: 'bonjour' })).status).toBe(403);
  expect((await eve.post(`battles/${battle}/words`, { seat: 'a', id: '1', say: 'bonjour' })).status).toBe(403);
  expect((await ann.post(`battles/${battle}/words`, { seat: 'b', id: '1', say: 'bonjour' })).status).toBe(403);
});

const points = (count: number) => Array.from({ length: count }, (_, i) => [i, i]);
test.each([
  ['too long', { say: 'x'.repeat(201) }],
  ['empty', { say: '  ' }],
  ['with control signs', { say: 'a\u0007b' }],
  ['that turns around what follows', { say: 'a\u202Eb' }],
  ['that is no phrase', { phrase: 'insult' }],
  ['of too many points', { show: points(13) }],
  ['of no points', { show: [] }],
  ['beyond all boards', { show: [[1e9, 0]] }],
  ['of several kinds', { say: 'a', phrase: 'hello' }],
  ['with more in it', { say: 'a', seat2: 'b' }],
])('a saying %s is refused', async (_, saying) => {
  const ann = await deviceAt(host);
  expect((await ann.post('battles/b/words', { seat: 'a', id: '1', ...saying })).status).toBe(400);
});
