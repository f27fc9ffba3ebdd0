import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headers as always } from '../../web/policy.mjs';
import { createStaticServer, listen } from './static.mjs';

const page = `<!doctype html><title>Table</title>${'<p>dice</p>'.repeat(200)}`;
const base = mkdtempSync(join(tmpdir(), 'escarmouche-serve-'));
let server: Server;
let port = 0;

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the path as it stands: fetch would clean it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

beforeAll(async () => {
  const folder = join(base, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'main-ab3x9qz.js'), 'export {};');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(base, 'secret.txt'), 'secret');
  mkdirSync(join(base, 'dist-other'));
  writeFileSync(join(base, 'dist-other', 'secret.txt'), 'secret');
  server = createStaticServer(folder, always);
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(base, { recursive: true });
});

test('serves the page for / and for the paths inside the app', async () => {
  for (const path of ['/', '/index.html', '/battle/12?seat=a', '/battle/']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('lets hashed assets be kept for ever, and nothing else', async () => {
  const asset = await ask('/assets/main-ab3x9qz.js');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(asset.headers['cache-control']).toContain('immutable');
  const manifest = await ask('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.headers['cache-control']).toBe('no-cache');
});

test('every answer forbids what no page of the program does', async () => {
  for (const path of ['/', '/assets/main-ab3x9qz.js', '/gone.js', '/%']) {
    const { 'content-security-policy': policy, 'referrer-policy': referrer, 'x-content-type-options': sniffed } = (await ask(path)).headers;
    expect([referrer, sniffed]).toEqual(['no-referrer', 'nosniff']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('a missing file is 404, not the page', async () => {
  expect((await ask('/assets/gone-Ab3_x9Qz.js')).status).toBe(404);
  expect((await ask('/favicon.ico')).status).toBe(404);
  expect((await ask('/api/host')).status).toBe(404);
});

test('never leaves its folder', async () => {
  const attempts = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../dist-other/secret.txt',
    '/%',
    '//secret.txt',
    '/%00',
  ];
  for (const path of attempts) {
    const answer = await ask(path);
    expect(answer.body.toString()).not.toBe('secret');
    expect([400, 404]).toContain(answer.status);
  }
});

test('HEAD sends the headers only; other methods are refused', async () => {
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(page.length)]);
  const post = await ask('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('compresses when asked, and answers 304 to a known tag', async () => {
  const packed = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(page);
  expect((await ask('/', { 'accept-encoding': 'gzip;q=1, br;q=0' })).headers['content-encoding']).toBe('gzip');
  const again = await ask('/', { 'if-none-match': String(packed.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('takes the next port when one is busy', async () => {
  const second = createStaticServer(join(base, 'dist'));
  const used = await listen(second, port, '127.0.0.1');
  expect(used).toBeGreaterThan(port);
  await new Promise((resolve) => get({ host: '127.0.0.1', port: used, path: '/' }, resolve));
  second.close();
  second.closeAllConnections();
});
