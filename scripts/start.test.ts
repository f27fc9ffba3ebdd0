import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gameOf } from '@escarmouche/games/game';
import { newsReader } from '@escarmouche/online';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { planOf } from '../apps/server/src/testing.ts';
import { sqliteEngine } from '../apps/server/src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-start-'));
const page = join(folder, 'page');
mkdirSync(page);
writeFileSync(join(page, 'index.html'), '<title>Table</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const zombies = await gameOf('zombies');
const RANDOM = { by: 'bot', level: 'random' } as const;
const NPM_START = ['scripts/start.mjs'];
const SERVE = ['apps/cli/bin/escarmouche.mjs', 'serve', '--lang', 'en'];

/** A program that hosts battles, once it does. */
async function started(program: readonly string[], data: string): Promise<{ child: ChildProcess; url: string; told: readonly string[] }> {
  const args = [...program, '--port', '0', '--page', page, '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(line);
    if (line.startsWith('Online battles')) break;
  }
  const [, url = ''] = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(told.join('\n')) ?? [];
  return { child, url, told };
}

/** A request of which the host has the headers, and waits for the body. */
async function begun(url: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const asked = request(`${url}/api/devices`, { method: 'POST', headers });
  asked.flushHeaders();
  await once(asked, 'continue');
  return asked;
}

/** Two bots of the host play while somebody looks on. */
async function botsPlay(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const plan = { ...planOf(zombies), seats: { a: RANDOM, b: RANDOM } };
  const post = async (path: string, body: object) =>
    (await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Created>;
  const { battle, invitations } = await post('battles', plan);
  await post('claims', { invitation: invitations[''], commitment: '00'.repeat(32) });
  const { body } = await fetch(`${url}/api/stream?follow=${battle}~~0`, { headers });
  const news = newsReader();
  for await (const piece of (body as ReadableStream).pipeThrough(new TextDecoderStream()))
    if (news(piece).some(({ told }) => told.sequence > 2)) break;
}

interface Created {
  readonly battle: string;
  readonly invitations: Readonly<Record<string, string>>;
}

test('npm start hosts battles; asked to end it says goodbye, finishes what is under way and leaves the folder', async () => {
  const data = join(folder, 'data');
  const { child, url, told } = await started(NPM_START, data);
  expect(told).toEqual([
    `Escarmouche is ready: open ${url}/ (Ctrl+C ends it)`,
    `Parties en ligne : dans ${data}`,
    `Online battles: in ${data}`,
  ]);
  expect(await (await fetch(url)).text()).toBe('<title>Table</title>');
  const { token } = (await (await fetch(`${url}/api/devices`, { method: 'POST' })).json()) as { token: string };
  const stream = await fetch(`${url}/api/stream`, { headers: { authorization: `Bearer ${token}` } });
  expect(stream.status).toBe(200);
  await botsPlay(url, token);
  const asked = await begun(url);

  child.kill('SIGTERM');
  expect(await stream.text()).toMatch(/^event: bye\ndata: \{"again":\d{4}\}\n\n$/);
  asked.end('{}');
  const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(201);
  expect(await once(child, 'exit')).toEqual([0, null]);
  const engine = await sqliteEngine(data);
  expect(await engine.db.selectFrom('device').selectAll().execute()).toHaveLength(2);
  await engine.close();
});

test('escarmouche serve does the same; asked twice it ends at once', async () => {
  const { child, url, told } = await started(SERVE, ':memory:');
  expect(told).toEqual([`Escarmouche is ready: ${url}/ (Ctrl+C ends it)`, 'Online battles: in :memory:']);
  const asked = await begun(url);
  asked.on('error', () => undefined);
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
