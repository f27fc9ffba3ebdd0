import { afterAll, beforeAll, expect, test } from 'vitest';
import { testHost, type TestHost } from '../testing.ts';

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

const devices = (headers: Record<string, string>, payload?: string) =>
  host.app.inject({
    method: 'POST',
    url: '/api/devices',
    headers: { host: 'localhost:1', ...headers },
    ...(payload !== undefined && { payload }),
  });

test.each([
  ['another name that leads here', { host: 'evil.example' }, 421],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a page of this machine at another port', { origin: 'http://localhost:2' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['what a browser calls another site', { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is refused', async (_name, headers, status) => {
  const { statusCode, json } = await devices(headers);
  expect(statusCode).toBe(status);
  expect(json<{ reason: object }>().reason).toMatchObject({ fr: expect.any(String), en: expect.any(String) });
});

test.each([
  ['a page of this server', {}],
  ['a page of this server, whose name is written in capitals', { host: 'LocalHost:1' }],
])('%s is heard', async (_name, headers) => {
  expect((await devices({ origin: 'http://localhost:1', 'sec-fetch-site': 'same-origin', ...headers })).statusCode).toBe(201);
});

test.each([
  ['a form’s plain text', { 'content-type': 'text/plain' }, '{}', 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
  ['a body that is too large', { 'content-type': 'application/json' }, JSON.stringify('x'.repeat(70_000)), 413],
  ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400],
  ['a key that reaches a prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400],
  ['JSON that is nested too deep', { 'content-type': 'application/json' }, `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
])('%s is refused', async (_name, headers, body, status) => {
  expect((await devices(headers, body)).statusCode).toBe(status);
});

test.each(['', 'Bearer', 'Bearer nobody', 'Basic YTpi', `Bearer ${'x'.repeat(500)}`])('nobody plays as "%s"', async (authorization) => {
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: '/api/claims',
    headers: { host: 'localhost', authorization },
    payload: { invitation: 'x', commitment: '00'.repeat(32) },
  });
  expect(statusCode).toBe(401);
});
