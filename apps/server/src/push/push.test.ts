import type { AddressInfo } from 'node:net';
import { gameOf } from '@escarmouche/games/game';
import { expect, onTestFinished, test } from 'vitest';
import { begun, deviceAt, onEitherStore, planOf, testHost, type TestDevice, type TestHost } from '../testing.ts';
import type { Send } from './sending.ts';
import { isPushService } from './services.ts';

const zombies = await gameOf('zombies');
const endpoint = (name: string): string => `https://fcm.googleapis.com/fcm/send/${name}`;
const KEYS = { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) };

/** Notices that were sent: the name of the endpoint, and what is in it. */
const sent: (readonly [string, unknown])[] = [];
const send: Send = async (subscription, notice) => {
  const name = subscription.endpoint.split('/').at(-1) ?? '';
  sent.push([name, JSON.parse(notice)]);
  return name.startsWith('gone') ? 'gone' : 'sent';
};
const push = { subject: 'https://a.example', send };
const namesSent = (): readonly string[] => sent.splice(0).map(([name]) => name);

async function asked({ app }: TestHost, method: 'PUT' | 'DELETE', { token }: TestDevice, payload?: object): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method, url: '/api/push', headers, ...(payload && { payload }) })).statusCode;
}

/** Opens a stream of a device at a host that listens; returns what ends it. */
async function streamed({ app }: TestHost, { token }: TestDevice): Promise<() => void> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stopped = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api/stream`, { headers, signal: stopped.signal });
  // A reply that nobody reads is ended when memory is tidied.
  reply.text().catch(() => undefined);
  return () => stopped.abort();
}

/** Notices that hosts have held back so far. */
async function held(hosts: readonly TestHost[]): Promise<number> {
  const texts = await Promise.all(hosts.map(async ({ app }) => (await app.inject('/metrics')).body));
  return texts.reduce((sum, text) => sum + Number(/^escarmouche_notices_total\{status="held"\} (\d+)$/m.exec(text)?.[1]), 0);
}

/** Comes to ask a device that has a stream open at one of the hosts that have the battle open: each of them holds its notice back. */
async function heldBack(hosts: readonly TestHost[], propose: () => Promise<void>): Promise<void> {
  const before = await held(hosts);
  await propose();
  await expect.poll(() => held(hosts)).toBe(before + hosts.length);
  expect(sent).toEqual([]);
}

onEitherStore({ push }, (host) => {
  const subscribe = (device: TestDevice, name: string, language = 'fr') =>
    asked(host(), 'PUT', device, { endpoint: endpoint(name), expirationTime: null, keys: KEYS, language });
  /** Nodes that say of somebody that they have a stream open. */
  const listeners = async (): Promise<number> => {
    const { db } = host().engine;
    return (await db.selectFrom('presence').select('node').where('until', '>', host().now()).execute()).length;
  };
  /** A battle of two, of which the second comes to be asked whenever the first proposes something. */
  async function town(title: string) {
    const { battle, at, act } = await begun(host(), { ...planOf(zombies), title });
    let n = 0;
    /** Asks the second seat once more; it has played on before. */
    const propose = async (): Promise<void> => {
      n++;
      await act('a', n, { do: 'propose', kind: 'draw' });
      await act('b', n, { do: 'consent', agrees: false });
    };
    return { battle, other: at('b'), propose };
  }

  test('whoever is asked while nobody is there is told so once a battle, in their language, until they come again', async () => {
    const { battle, other, propose } = await town('Essai');
    expect(await subscribe(other, 'phone', 'en')).toBe(200);
    await propose();
    await expect.poll(() => sent).toEqual([['phone', { battle, title: 'Essai', body: 'It is your turn.' }]]);
    const second = await town('');
    const laptop = second.other;
    const { told } = await other.post('devices/codes', {});
    await laptop.post('devices/tokens', { code: told['code'] });
    await subscribe(laptop, 'laptop');
    sent.length = 0;
    await propose();
    await second.propose();
    await expect.poll(() => sent.map(([name]) => name).toSorted()).toEqual(['laptop', 'phone']);
    expect(sent.find(([name]) => name === 'laptop')).toEqual([
      'laptop',
      { battle: second.battle, title: 'Escarmouche', body: 'C’est à vous.' },
    ]);
    sent.length = 0;

    const end = await streamed(host(), laptop);
    await expect.poll(listeners).toBe(1);
    await heldBack([host()], propose);
    end();
    await expect.poll(listeners).toBe(0);
    await propose();
    await expect.poll(() => sent.length).toBe(2);
    expect(namesSent().toSorted()).toEqual(['laptop', 'phone']);
  });

  test('of nodes that share a database one tells; a stream at another counts as well', async () => {
    const other = await testHost({ engine: host().engine, close: async () => undefined }, { push });
    onTestFinished(() => other.close());
    const { battle, other: device, propose } = await town('Essai');
    await subscribe(device, 'both');
    const headers = { authorization: `Bearer ${device.token}` };
    // The other node has the battle open.
    expect((await other.app.inject({ url: `/api/battles/${battle}/welcome?seat=b`, headers })).statusCode).toBe(200);
    const end = await streamed(other, device);
    await expect.poll(listeners).toBe(1);
    await heldBack([host(), other], propose);
    end();
    await expect.poll(listeners).toBe(0);
    await propose();
    await expect.poll(() => sent.length).toBe(1);
    const read = async () =>
      (await other.app.inject({ url: '/api/mine', headers })).json<readonly { readonly sequence: number }[]>()[0]?.sequence;
    await expect.poll(read).toBe(5);
    expect(namesSent()).toEqual(['both']);
  });

  test('somebody who leaves one node and has a stream open at another is told nothing', async () => {
    const other = await testHost({ engine: host().engine, close: async () => undefined }, { push });
    onTestFinished(() => other.close());
    const { other: device, propose } = await town('Essai');
    await subscribe(device, 'everywhere');
    const [endHere, endThere] = [await streamed(host(), device), await streamed(other, device)];
    await expect.poll(listeners).toBe(2);
    endHere();
    await expect.poll(listeners).toBe(1);
    await heldBack([host()], propose);
    endThere();
    await expect.poll(listeners).toBe(0);
    await propose();
    await expect.poll(() => sent.length).toBe(1);
    expect(namesSent()).toEqual(['everywhere']);
  });

  test('a subscription that its service knows no longer is taken away; so is one that its device gives up', async () => {
    const { battle, other, propose } = await town('Essai');
    const kept = () =>
      host()
        .engine.db.selectFrom('push')
        .select('endpoint')
        .where('endpoint', 'in', [endpoint('gone'), endpoint('up')])
        .execute();
    await subscribe(other, 'up');
    expect(await asked(host(), 'DELETE', other)).toBe(200);
    expect(await kept()).toEqual([]);
    await subscribe(other, 'gone');
    await propose();
    await expect.poll(kept).toEqual([]);
    expect(namesSent()).toEqual(['gone']);
    await host().engine.db.deleteFrom('notice').where('battle', '=', battle).execute();
  });

  test('keys are made once; other services, and other things, are refused', async () => {
    const device = await deviceAt(host());
    const [first, second] = await Promise.all([device.get('push'), device.get('push')]);
    expect(first.told['key']).toMatch(/^[\w-]{87}$/);
    expect(second.told).toEqual(first.told);
    const put = (body: object) => asked(host(), 'PUT', device, { endpoint: endpoint('x'), keys: KEYS, language: 'fr', ...body });
    expect([await put({ endpoint: 'https://a.example/' }), await put({ keys: {} }), await put({ language: 'de' })]).toEqual([
      400, 400, 400,
    ]);
  });
});

test('a host without a public address tells nobody', async () => {
  const host = await testHost();
  onTestFinished(() => host.close());
  const device = await deviceAt(host);
  expect((await device.get('push')).told).toEqual({ key: null });
  expect(await asked(host, 'PUT', device, { endpoint: endpoint('x'), keys: KEYS, language: 'fr' })).toBe(409);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://db5p.notify.windows.com/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://a@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.a.example/x', false],
  ['https://evilnotify.windows.com/x', false],
  ['https://10.0.0.1/x', false],
  ['file:///x', false],
  ['x', false],
])('%s is a push service: %s', (address, isOne) => {
  expect(isPushService(address)).toBe(isOne);
});
