import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { expect, onTestFinished, test } from 'vitest';
import { deviceAt, gathered, planOf, testHost } from '../testing.ts';

/** A host, and the lines of its log. */
async function loggedHost() {
  const lines: string[] = [];
  const host = await testHost(undefined, { log: { to: { write: (line) => void lines.push(line) }, level: 'info' } });
  onTestFinished(() => host.close());
  return { host, lines };
}

test('an error of the host is told by a number alone, which the log has with its place in the program', async () => {
  const { host, lines } = await loggedHost();
  const device = await deviceAt(host);
  await host.engine.db.schema.dropTable('watcher').execute();
  const { status, told } = await device.get('mine');
  expect(status).toBe(500);
  const [, number = '?'] = /sous le numéro ([0-9a-f]{12})\.$/.exec((told['reason'] as { fr: string }).fr) ?? [];
  expect(told).toEqual({
    reason: {
      fr: `Le serveur a rencontré une erreur, notée sous le numéro ${number}.`,
      en: `The server has met with an error, noted under the number ${number}.`,
    },
  });
  const noted = lines.filter((line) => line.includes('"stack"'));
  expect(noted).toHaveLength(1);
  expect(noted[0]).toContain(number);
  expect(noted[0]).toContain('no such table: watcher');
  expect(noted[0]).toContain('.ts:');
});

test.each([
  ['GET', '/api/nothing', undefined, 404],
  ['POST', '/api/devices', '{', 400],
  ['POST', '/api/claims', JSON.stringify({ invitation: 'x'.repeat(70_000) }), 413],
  ['GET', '/api/battles/%zz', undefined, 400],
] as const)('%s %s is refused in both languages, without a word of the program', async (method, url, payload, status) => {
  const { host } = await loggedHost();
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
  const reply = await host.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  expect(reply.statusCode).toBe(status);
  const { reason, ...more } = reply.json<{ reason: { fr: string; en: string } }>();
  expect(more).toEqual({});
  expect([reason.fr, reason.en].join(' ')).not.toMatch(/Fastify|FST_|node|Route|\/api/);
});

test('a request that is not as its schema says is refused with the place and the difference, in both languages', async () => {
  const { host } = await loggedHost();
  const device = await deviceAt(host);
  expect((await device.post('invitations', { invitation: 7 })).told).toEqual({
    reason: {
      fr: expect.stringMatching(/^invitation\u00a0: Entrée invalide .*, nombre reçu$/) as string,
      en: 'invitation: Invalid input: expected string, received number',
    },
  });
});

test('the log has no token, no invitation, no secret and no whole id', async () => {
  const { host, lines } = await loggedHost();
  const { battle, invitations, at, claim, show } = await gathered(host, { ...planOf(await gameOf('zombies')), title: 'Dimanche' });
  const device = at('a');
  const secret = '5e'.repeat(32);
  await claim('a', device, invitations['a'], secret);
  await show('a', device, secret);
  await device.get(`battles/${battle}?token=${device.token}`);
  await device.get(`stream?follow=${battle}~a~0`);
  await host.engine.db.schema.dropTable('watcher').execute();
  await device.get('mine');
  const log = lines.join('');
  expect(log).toContain(`/api/battles/${battle.slice(0, 6)}…/secrets`);
  for (const hidden of [device.token, battle, secret, commitment(battle, 'a', secret), 'Dimanche', 'Bearer', ...Object.values(invitations)])
    expect(log).not.toContain(hidden);
});
