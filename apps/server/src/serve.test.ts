import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { HostOptions } from './options.ts';
import { serve, type Serving } from './serve.ts';
import { listen } from './static.mjs';
import { networkLines, onlineLine, portRefused } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-serving-'));
const page = join(folder, 'page');
mkdirSync(page);
writeFileSync(join(page, 'index.html'), '<title>Table</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const usual: HostOptions = { port: 0, host: '127.0.0.1', names: [], data: ':memory:', page, logLevel: 'silent' };

async function served(options: Partial<HostOptions> = {}): Promise<Serving> {
  const serving = await serve({ ...usual, ...options });
  onTestFinished(() => serving.close());
  return serving;
}

const at = ({ port }: Serving, path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init);

test('a page and a host are reached at one address', async () => {
  const serving = await served({ names: ['escarmouche.example'] });
  expect(serving).toMatchObject({ address: `http://127.0.0.1:${serving.port}/`, networks: [], hasPage: true });
  for (const path of ['/', '/battle/12']) {
    const reply = await at(serving, path);
    expect([reply.status, await reply.text()]).toEqual([200, '<title>Table</title>']);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const reply = await at(serving, '/api/host');
  expect(await reply.json()).toMatchObject({ online: true, name: 'escarmouche.example' });
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('strict-transport-security')).toBeNull();
  expect((await at(serving, '/api/devices', { method: 'POST' })).status).toBe(201);
  expect((await at(serving, '/api/nothing')).status).toBe(404);
  expect(await serving.online).toEqual({ ok: true });
});

test.each([
  ['another process has the folder', 'kept', 'un autre programme se sert déjà de', 'another program is using'],
  ['its folder is a file', 'page/index.html', 'rien ne peut être écrit dans', 'nothing can be written in'],
])('the page is served where %s, and the reason is told', async (_name, data, fr, en) => {
  await (
    await served({ data: join(folder, 'kept') })
  ).online;
  const options = { ...usual, data: join(folder, data) };
  const serving = await served(options);
  expect((await at(serving, '/')).status).toBe(200);
  expect((await at(serving, '/api/host')).status).toBe(404);
  expect([(await at(serving, '/healthz')).status, (await at(serving, '/readyz')).status]).toEqual([200, 503]);
  const line = await onlineLine(serving, options);
  expect(line).toMatchObject({ fr: expect.stringContaining(fr), en: expect.stringContaining(en) });
});

test('a host that could not start leaves its folder to the next', async () => {
  const data = join(folder, 'left');
  expect(await (await served({ data, trustProxy: 'nobody' })).online).toMatchObject({ ok: false });
  expect(await (await served({ data })).online).toEqual({ ok: true });
});

test('behind a proxy a host has its public address, and a port of its own or none', async () => {
  const publicAddress = 'https://escarmouche.example';
  const serving = await served({ publicAddress, trustProxy: 'loopback' });
  expect(serving.address).toBe(publicAddress);
  const headers = { origin: publicAddress, 'x-forwarded-host': 'escarmouche.example', 'x-forwarded-proto': 'https' };
  const reply = await at(serving, '/api/host', { headers });
  expect(await reply.json()).toMatchObject({ publicAddress });
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await at(serving, '/api/host', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(421);
  expect((await at(serving, '/api/host', { headers: { origin: 'https://evil.example' } })).status).toBe(403);

  const other = createServer();
  const taken = await listen(other, 0, '127.0.0.1');
  onTestFinished(() => void other.close());
  const refused: unknown = await serve({ ...usual, port: taken, publicAddress }).catch((error: unknown) => error);
  expect(portRefused(refused, { host: '127.0.0.1', port: taken }).fr).toBe(`le port ${taken} est pris`);
  expect((await served({ port: taken })).port).toBeGreaterThan(taken);
});

test('without a proxy nobody is believed about the name by which a host was reached', async () => {
  const serving = await served();
  expect((await at(serving, '/api/host', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(200);
});

test('where it listens to a network its addresses there are told', async () => {
  const serving = await served({ host: '0.0.0.0' });
  const numbers = Object.values(networkInterfaces()).flatMap(
    (found) => found?.filter(({ internal, family }) => !internal && family === 'IPv4') ?? [],
  );
  expect(serving.networks).toEqual(numbers.map(({ address }) => `http://${address}:${serving.port}/`));
  const [line] = networkLines({ ...serving, networks: ['http://192.0.2.1:5173/'] });
  expect(line?.en).toBe('On the network: http://192.0.2.1:5173/; anybody there may join.');
});
