import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@escarmouche/server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-doctor-'));
const page = join(folder, 'page');
mkdirSync(page);
writeFileSync(join(page, 'index.html'), '<title>Table</title>');
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

const doctor = (...argv: string[]) => cli('doctor', '--page', page, '--data', data, '--port', '0', ...argv);

/** A host that runs, and then has left a database. */
const hosting = () => serve({ port: 0, host: '127.0.0.1', names: [], data, page, logLevel: 'silent' });

test('before the first start all is well, and what is not there yet is said', async () => {
  const { code, out } = await doctor('--data', join(folder, 'nothing'));
  expect(code).toBe(0);
  expect(out).toContain('the first start makes it.');
  expect(out).toContain('· There is no database yet.');
  expect(out).toContain('✓ The page is built.');
});

test('a host that runs is asked', async () => {
  const { port, online, close } = await hosting();
  onTestFinished(close);
  await online;
  const { code, out } = await doctor('--port', String(port), '--lang', 'fr');
  expect(code).toBe(0);
  expect(out).toContain('✓ La base de données répond : 0 partie(s), forme 0');
  expect(out).toContain(`✓ Un serveur d’Escarmouche tient le port ${port}.`);
});

test('what is wrong with the files of a host is said, with what to do', async () => {
  const { online, close } = await hosting();
  await online;
  await close();
  chmodSync(join(data, 'escarmouche.sqlite'), 0o644);
  const readable = await doctor();
  expect([readable.code, readable.out]).toEqual([1, expect.stringContaining('with the secrets of the dice: chmod 600.')]);
  writeFileSync(join(data, 'escarmouche.sqlite'), 'no database');
  const broken = await doctor();
  expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('✗ The database does not answer: ')]);
  const unbuilt = await doctor('--page', join(folder, 'nothing'), '--data', join(folder, 'nothing'));
  expect([unbuilt.code, unbuilt.out]).toEqual([1, expect.stringContaining('✗ The page is not built: npm run build.')]);
});

test('what is wrong with the address of a host is said, with what to do', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const argv = ['--data', ':memory:', '--port', String(port)];
  expect((await doctor(...argv)).out).toContain(`· Port ${port} is taken (EADDRINUSE): the next free one will be used.`);
  const behind = await doctor(...argv, '--public', 'http://escarmouche.example', '--name', 'localhost', '--name', 'a..b');
  expect(behind.code).toBe(1);
  for (const words of ['and tell the proxy.', 'say --trust-proxy', 'is not https', '✓ localhost leads to ', '✗ a..b leads nowhere'])
    expect(behind.out).toContain(words);
  expect(behind.out).toContain('· Nobody is told that their turn has come');
  expect((await doctor(...argv, '--public', 'https://localhost')).out).toContain('push services turn to https://localhost.');
  expect(await doctor('--port', 'x')).toMatchObject({ code: 2 });
});
