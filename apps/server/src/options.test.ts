import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

test('without options a host is at home, on this machine alone', () => {
  expect(optionsOf({}, {})).toEqual({
    ok: true,
    options: { port: 5173, host: '127.0.0.1', names: [], logLevel: 'warn', data: join(homedir(), '.escarmouche') },
  });
});

test('options come before the environment', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    ESCARMOUCHE_NAME: 'a.example, B.Example',
    ESCARMOUCHE_PUBLIC: 'https://a.example/',
    ESCARMOUCHE_TRUST_PROXY: 'loopback',
    ESCARMOUCHE_DATA: '/there',
    ESCARMOUCHE_DATABASE: 'postgres://there',
    ESCARMOUCHE_PAGE: '/page',
    ESCARMOUCHE_OPEN_METRICS: '1',
    ESCARMOUCHE_PUSH: 'mailto:a@a.example',
    ESCARMOUCHE_LOG: 'info',
  };
  const all = {
    port: 8080,
    host: '0.0.0.0',
    names: ['a.example', 'b.example'],
    publicAddress: 'https://a.example',
    trustProxy: 'loopback',
    data: '/there',
    database: 'postgres://there',
    page: '/page',
    hasOpenMetrics: true,
    push: 'mailto:a@a.example',
    logLevel: 'info',
  };
  expect(optionsOf({}, environment)).toEqual({ ok: true, options: all });
  const values = { port: '0', name: ['C.example'], data: ':memory:' };
  expect(optionsOf(values, environment)).toEqual({ ok: true, options: { ...all, port: 0, names: ['c.example'], data: ':memory:' } });
});

test.each([
  [{ port: '65536' }, '"65536" is not a port'],
  [{ port: '80a' }, '"80a" is not a port'],
  [{ port: '-1' }, '"-1" is not a port'],
  [{ push: 'escarmouche.example' }, '"escarmouche.example" is not an address for --push'],
  [{ database: 'http://there' }, 'The address of --database is not that of a PostgreSQL database'],
  [{ log: 'loud' }, '"loud" is not a level of the log'],
  [{ public: 'escarmouche.example' }, '"escarmouche.example" is not a public address'],
  [{ public: 'ftp://escarmouche.example' }, 'is not a public address'],
  [{ public: 'https://escarmouche.example/battles' }, 'is not a public address'],
])('%j is refused in both languages', (values, en) => {
  const read = optionsOf(values, {});
  expect(read).toMatchObject({ ok: false, reason: { fr: expect.stringContaining('n’est pas'), en: expect.stringContaining(en) } });
});

test.each([
  [{ public: 'https://a.example' }, 'https://a.example'],
  [{ public: 'https://a.example', push: 'off' }, undefined],
  [{ public: 'http://a.example', push: 'mailto:a@a.example' }, undefined],
  [{ push: 'mailto:a@a.example' }, undefined],
])('with %j push services turn to %j', (values, push) => {
  const read = optionsOf(values, {});
  expect(read.ok && read.options.push).toBe(push);
});
