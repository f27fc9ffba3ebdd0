import { connect } from 'node:net';
import { EVENTS } from '@escarmouche/online/api';
import { expect, test } from 'vitest';
import { NO_LIMITS } from './http/limits.ts';
import { serve } from './serve.ts';

const LIMITS = { ...NO_LIMITS, arrival: { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 } };

/** Sends the beginning of a request and no more, but what is to follow the first reply; everything that comes back until the connection is closed. */
function begun(port: number, beginning: string, after = ''): Promise<string> {
  return new Promise((resolve) => {
    let told = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    socket.once('data', () => socket.write(after));
    socket.on('data', (piece) => (told += String(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(told));
  });
}

test('a request whose headers or body do not arrive is closed; a stream outlives them', async () => {
  const { port, close, online } = await serve({
    port: 0,
    host: '127.0.0.1',
    names: [],
    data: ':memory:',
    page: import.meta.dirname,
    logLevel: 'silent',
    limits: LIMITS,
  });
  await online;
  const url = `http://127.0.0.1:${port}/api`;
  const { token } = (await (await fetch(`${url}/devices`, { method: 'POST' })).json()) as { token: string };
  const stream = await fetch(`${url}/stream`, { headers: { authorization: `Bearer ${token}` } });
  let isOver = false;
  const reading = stream.text().then((text) => {
    isOver = true;
    return text;
  });
  const headers = 'POST /api/devices HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n';
  const closed = await Promise.all([begun(port, headers), begun(port, `${headers}content-length: 20\r\n\r\n{`)]);
  for (const told of closed) expect(told).toMatch(/^HTTP\/1\.1 408 [\s\S]*"fr":"Cette demande met trop longtemps/);
  const unread = await Promise.all([begun(port, `${headers}x: ${'y'.repeat(20_000)}\r\n\r\n`), begun(port, 'BREW / HTTP/1.1\r\n\r\n')]);
  expect(unread[0]).toMatch(/^HTTP\/1\.1 431 [\s\S]*"en":"The headers of this request are too long\."/);
  expect(unread[1]).toMatch(/^HTTP\/1\.1 400 [\s\S]*"en":"This request is malformed\."/);
  const follow = `GET /api/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
  const streamed = await begun(port, follow, 'no request\r\n\r\n');
  expect(streamed).toMatch(/^HTTP\/1\.1 200 /);
  expect(streamed.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(isOver).toBe(false);
  await close();
  const [, bye = ''] = /event: bye\ndata: (.*)/.exec(await reading) ?? [];
  expect(EVENTS.bye.safeParse(JSON.parse(bye)).success).toBe(true);
});
