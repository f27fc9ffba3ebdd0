import type { Row } from '@escarmouche/online';
import { expect, onTestFinished, test } from 'vitest';
import { testHost } from '../../testing.ts';
import { metricsOf } from '../metrics.ts';
import type { ServerOptions } from '../server.ts';

async function opened(options: Partial<ServerOptions> = {}) {
  const host = await testHost(undefined, { isOurHost: () => true, ...options });
  onTestFinished(() => host.close());
  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    host.app.inject({ url, headers: { host: 'localhost:5173', ...headers }, remoteAddress });
  return { ...host, ask };
}

test('a process lives, and is ready as long as its database answers', async () => {
  const { ask, engine } = await opened();
  expect([(await ask('/healthz')).statusCode, (await ask('/readyz')).statusCode]).toEqual([200, 200]);
  await engine.close();
  expect([(await ask('/healthz')).statusCode, (await ask('/readyz')).statusCode]).toEqual([200, 503]);
});

test.each([
  ['this machine', {}, '127.0.0.1', 200],
  ['this machine, by IPv6', { host: '[::1]:5173' }, '::1', 200],
  ['another machine', {}, '192.0.2.7', 403],
  ['a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1', 403],
  ['a proxy that hides behind a number of this machine', { host: '192.0.2.1' }, '127.0.0.1', 403],
])('metrics are read from this machine alone: %s', async (_name, headers, address, status) => {
  const { ask } = await opened();
  expect((await ask('/metrics', headers, address)).statusCode).toBe(status);
});

test('with an option metrics are read from anywhere', async () => {
  const { ask } = await opened({ hasOpenMetrics: true });
  expect((await ask('/metrics', { 'x-forwarded-for': '192.0.2.7' }, '192.0.2.8')).statusCode).toBe(200);
});

test('rows whose number another act had taken are counted', async () => {
  const metrics = metricsOf();
  const store = metrics.ofStore({ append: async (_battle: string, sequence: number) => (sequence === 1 ? 'conflict' : 'kept') } as never);
  for (const sequence of [1, 2, 1]) await store.append('b', sequence, {} as Row<unknown, unknown>);
  expect(await metrics.text()).toContain('escarmouche_conflicts_total 2\n');
});
