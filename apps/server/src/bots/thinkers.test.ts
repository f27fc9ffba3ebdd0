import { BOT } from '@escarmouche/session';
import { afterEach, expect, test } from 'vitest';
import { deviceAt, testHost } from '../testing.ts';
import { thinkersOf, type Thinkers } from './thinkers.ts';
import type { Job } from './thinking.ts';

let thinkers: Thinkers;
afterEach(() => thinkers.close());

const jobIn = (battle: string, seed = 's'): Job => ({
  battle,
  system: 'zombies',
  holder: BOT,
  seat: 'a',
  state: {},
  seed,
  about: { do: 'decide' },
});

/** A worker by what it does with a job; `send` gives the thought. */
const worker = (does: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from 'node:worker_threads';
      const send = (answer) => parentPort.postMessage({ thought: { answer } });
      parentPort.on('message', ({ job, scene, forget }) => { ${does} });`)}`,
  );

test('requests are answered while a bot thinks', async () => {
  thinkers = thinkersOf({ script: worker('Atomics.wait(job.state.released, 0, 0); send(1);') });
  const released = new Int32Array(new SharedArrayBuffer(4));
  const host = await testHost();
  const thought = thinkers.think({ ...jobIn('b'), state: { released } }, {});
  const { get } = await deviceAt(host);
  expect((await get('battles/nothing')).status).toBe(404);
  Atomics.store(released, 0, 1);
  Atomics.notify(released, 0);
  expect(await thought).toEqual({ answer: 1 });
  await host.close();
});

test('a worker that ends, breaks down or loses its way fails in its job alone', async () => {
  const does = { ends: 'process.exit(3)', breaks: 'throw new Error("broken")', loses: 'for (;;);', sends: 'send(1)' };
  const script = worker(
    Object.entries(does)
      .map(([seed, act]) => `if (job.seed === '${seed}') { ${act} }`)
      .join(';'),
  );
  thinkers = thinkersOf({ most: 1, script, patience: 500 });
  const wanted = ['ends', 'sends', 'breaks', 'sends', 'loses', 'sends'];
  const results = await Promise.allSettled(wanted.map((seed) => thinkers.think(jobIn(seed, seed), {})));
  expect(results.map(({ status }) => status)).toEqual(wanted.map((seed) => (seed === 'sends' ? 'fulfilled' : 'rejected')));
});

test('one job of a battle is thought about at a time, and a scene goes to a worker once', async () => {
  thinkers = thinkersOf({ most: 2, script: worker('setTimeout(() => send(scene ?? "known"), 20)') });
  const answers = await Promise.all(['b', 'b', 'b'].map((battle) => thinkers.think(jobIn(battle), { name: battle })));
  expect(answers).toEqual([{ answer: { name: 'b' } }, { answer: 'known' }, { answer: 'known' }]);
});

test('a worker forgets the scene of the battle that it has had longest', async () => {
  thinkers = thinkersOf({ most: 1, script: worker('send(forget)') });
  const battles = [...'abcdefghi'];
  const answers = [];
  for (const battle of battles) answers.push((await thinkers.think(jobIn(battle), {})).answer);
  expect(answers).toEqual([...Array.from({ length: 8 }, () => []), ['a']]);
});

test('a worker that has had nothing to do for a while ends, and another begins when it is needed', async () => {
  thinkers = thinkersOf({ script: worker('send(threadId)'), rest: 10 });
  const thread = async () => (await thinkers.think(jobIn('b'), {})).answer;
  const first = await thread();
  await expect.poll(thread).not.toBe(first);
});
