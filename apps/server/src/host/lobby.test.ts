import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, NO_POSTGRES } from '../store/testing-engines.ts';
import { deviceAt, testHost, type TestHost } from '../testing.ts';

const { sample } = await gameOf('deadzone');
const battlePlan = { system: 'deadzone', title: 'Essai', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };

const secret = (digit: string): string => digit.repeat(64);
const DAY = 86_400_000;

describe.each(ENGINES)('$name', ({ open }) => {
  let host: TestHost;
  let isThere: boolean;
  beforeAll(async () => {
    const store = await open();
    isThere = store !== undefined;
    if (store) host = await testHost(store);
  });
  beforeEach(({ skip }) => skip(!isThere, NO_POSTGRES));
  afterAll(() => isThere && host.close());

  async function gathered() {
    const [ann, bob] = [await deviceAt(host), await deviceAt(host)];
    const { told } = await ann.post('battles', battlePlan);
    const { battle, invitations } = told as { battle: string; invitations: Record<string, string> };
    const claim = (device: typeof ann, seat: string, digit: string) =>
      device.post('claims', { invitation: invitations[seat], commitment: commitment(battle, seat, secret(digit)) });
    const show = (device: typeof ann, seat: string, digit: string) =>
      device.post(`battles/${battle}/secrets`, { seat, secret: secret(digit) });
    return { ann, bob, battle, invitations, claim, show };
  }

  test('a seat is taken once, by whoever follows its invitation first; the same device may follow it again', async () => {
    const { ann, bob, battle, claim } = await gathered();
    expect(await claim(ann, 'a', '1')).toMatchObject({ status: 200, told: { battle, seat: 'a' } });
    expect(await claim(ann, 'a', '1')).toMatchObject({ status: 200, told: { battle, seat: 'a' } });
    expect(await claim(bob, 'a', '2')).toMatchObject({ status: 409 });
    expect((await ann.get(`battles/${battle}`)).told).toMatchObject({
      seats: [
        { seat: 'a', taken: true },
        { seat: 'b', taken: false },
      ],
    });
  });

  test('an invitation lapses, and nobody guesses one', async () => {
    const { bob, claim } = await gathered();
    host.wait(15 * DAY);
    expect(await claim(bob, 'b', '2')).toMatchObject({ status: 410 });
    expect(await bob.post('claims', { invitation: 'x'.repeat(43), commitment: secret('0') })).toMatchObject({ status: 404 });
  });

  test('secrets are shown once everybody has promised one, by each seat its own; then the battle begins', async () => {
    const { ann, bob, battle, claim, show } = await gathered();
    await claim(ann, 'a', '1');
    expect(await show(ann, 'a', '1')).toMatchObject({ status: 409 });
    await claim(bob, 'b', '2');
    expect(await show(ann, 'a', '3')).toMatchObject({ status: 409 });
    expect(await show(bob, 'a', '1')).toMatchObject({ status: 409 });
    expect(await show(ann, 'a', '1')).toMatchObject({ status: 200 });
    expect(await ann.get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 404 });
    expect(await show(bob, 'b', '2')).toMatchObject({ status: 200 });
    expect(await ann.get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 200, told: { viewer: 'a' } });
  });

  test('a seat is played by its own device, and looked at by those who were invited to look on', async () => {
    const { ann, bob, battle, claim, show } = await gathered();
    await claim(ann, 'a', '1');
    await claim(bob, 'b', '2');
    await show(ann, 'a', '1');
    await show(bob, 'b', '2');
    const act = { id: 'x', n: 1, deed: { do: 'submit', command: { type: 'done' } } };
    expect(await bob.post(`battles/${battle}/acts`, { seat: 'a', act })).toMatchObject({ status: 403 });
    expect(await bob.get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 403 });
    expect(await bob.get(`battles/${battle}/welcome`)).toMatchObject({ status: 200, told: { viewer: '' } });
    const cid = await deviceAt(host);
    expect(await cid.get(`battles/${battle}/welcome`)).toMatchObject({ status: 403 });
    expect(await claim(cid, '', '0')).toMatchObject({ status: 200, told: { seat: '' } });
    expect(await cid.get(`battles/${battle}/welcome`)).toMatchObject({ status: 200, told: { viewer: '' } });
    expect(await cid.post(`battles/${battle}/acts`, { seat: '', act })).toMatchObject({ status: 403 });
  });

  test('an invitation says where it leads, and whether it is still open', async () => {
    const { ann, bob, battle, invitations, claim } = await gathered();
    const look = (device: typeof ann) => device.post('invitations', { invitation: invitations['b'] });
    expect(await look(bob)).toMatchObject({
      status: 200,
      told: { battle, seat: 'b', header: { system: 'deadzone', title: 'Essai' }, open: true },
    });
    await claim(bob, 'b', '2');
    expect((await look(bob)).told).toMatchObject({ open: true });
    expect((await look(ann)).told).toMatchObject({ open: false });
    expect(await ann.post('invitations', { invitation: 'x'.repeat(43) })).toMatchObject({ status: 404 });
  });

  test('a device finds its battles again, with whose act is awaited and since when', async () => {
    const { ann, bob, battle, claim, show } = await gathered();
    await claim(ann, 'a', '1');
    expect((await bob.get('mine')).told).toEqual([]);
    await claim(bob, 'b', '2');
    await claim(bob, '', '0');
    expect((await bob.get('mine')).told).toMatchObject([{ battle, title: 'Essai', own: ['b'], state: 'gathering', asked: [] }]);
    await show(ann, 'a', '1');
    host.wait(DAY);
    await show(bob, 'b', '2');
    const [mine] = (await ann.get('mine')).told as unknown as Record<string, unknown>[];
    expect(mine).toMatchObject({ battle, own: ['a'], state: 'open', sequence: 1 });
    expect(mine?.['asked']).toHaveLength(1);
    host.wait(DAY);
    expect(((await bob.get('mine')).told as unknown as Record<string, unknown>[])[0]?.['since']).toBe(mine?.['since']);
  });

  test.each([
    [{ system: 'chess' }, 400],
    [{ setup: { not: 'a set-up' } }, 400],
    [{ seats: { a: { by: 'ghost' } } }, 400],
    [{ seats: { a: PERSON } }, 400],
    [{ seats: { a: PERSON, b: PERSON, c: PERSON } }, 400],
    [{ seats: { a: PERSON, c: PERSON } }, 400],
    [{ notes: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`${i}`, 'x'])) }, 400],
    [{ notes: { long: 'x'.repeat(2001) } }, 400],
    [{ title: 'x'.repeat(300) }, 400],
    [{ seed: '1' }, 400],
  ])('a battle with %j is refused', async (change, status) => {
    const ann = await deviceAt(host);
    expect((await ann.post('battles', { ...battlePlan, ...change })).status).toBe(status);
  });

  test('a title is text, whatever it looks like', async () => {
    const ann = await deviceAt(host);
    const title = '<img src=x onerror=alert(1)>';
    const { invitations } = (await ann.post('battles', { ...battlePlan, title })).told as { invitations: Record<string, string> };
    const { told, headers } = await ann.post('invitations', { invitation: invitations['a'] });
    expect(told['header']).toMatchObject({ title });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
