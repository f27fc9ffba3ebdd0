import { gameOf } from '@escarmouche/games/game';
import { PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { begun, deviceAt, gathered, onEitherStore, planOf, type TestDevice } from '../testing.ts';

const plan = planOf(await gameOf('deadzone'));
const DAY = 86_400_000;

onEitherStore({}, (host) => {
  test('a seat is taken once, by whoever follows its invitation first; the same device may follow it again', async () => {
    const { at, battle, claim } = await gathered(host(), plan);
    expect(await claim('a')).toMatchObject({ status: 200, told: { battle, seat: 'a' } });
    expect(await claim('a')).toMatchObject({ status: 200, told: { battle, seat: 'a' } });
    expect(await claim('a', at('b'))).toMatchObject({ status: 409 });
    expect((await at('a').get(`battles/${battle}`)).told).toMatchObject({
      seats: [
        { seat: 'a', taken: true },
        { seat: 'b', taken: false },
      ],
    });
  });

  test('an invitation lapses, and nobody guesses one', async () => {
    const { at, claim } = await gathered(host(), plan);
    host().wait(15 * DAY);
    expect(await claim('b')).toMatchObject({ status: 410 });
    expect(await claim('b', at('b'), 'x'.repeat(43))).toMatchObject({ status: 404 });
  });

  test('secrets are shown once everybody has promised one, by each seat its own; then the battle begins', async () => {
    const { at, battle, claim, show } = await gathered(host(), plan);
    await claim('a');
    expect(await show('a')).toMatchObject({ status: 409 });
    await claim('b');
    expect(await show('a', at('a'), '33'.repeat(32))).toMatchObject({ status: 409 });
    expect(await show('a', at('b'))).toMatchObject({ status: 409 });
    expect(await show('a')).toMatchObject({ status: 200 });
    expect(await at('a').get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 404 });
    expect(await show('b')).toMatchObject({ status: 200 });
    expect(await at('a').get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 200, told: { viewer: 'a' } });
  });

  test('a seat is played by its own device, and looked at by those who were invited to look on', async () => {
    const { at, battle, claim } = await begun(host(), plan);
    const bob = at('b');
    const act = { id: 'x', n: 1, deed: { do: 'submit', command: { type: 'done' } } };
    expect(await bob.post(`battles/${battle}/acts`, { seat: 'a', act })).toMatchObject({ status: 403 });
    expect(await bob.get(`battles/${battle}/welcome?seat=a`)).toMatchObject({ status: 403 });
    expect(await bob.get(`battles/${battle}/welcome`)).toMatchObject({ status: 200, told: { viewer: '' } });
    const cid = await deviceAt(host());
    expect(await cid.get(`battles/${battle}/welcome`)).toMatchObject({ status: 403 });
    expect(await claim('', cid)).toMatchObject({ status: 200, told: { seat: '' } });
    expect(await cid.get(`battles/${battle}/welcome`)).toMatchObject({ status: 200, told: { viewer: '' } });
    expect(await cid.post(`battles/${battle}/acts`, { seat: '', act })).toMatchObject({ status: 403 });
  });

  test('an invitation says where it leads, and whether it is still open', async () => {
    const { at, battle, invitations, claim } = await gathered(host(), plan);
    const look = (device: TestDevice) => device.post('invitations', { invitation: invitations['b'] });
    expect(await look(at('b'))).toMatchObject({
      status: 200,
      told: { battle, seat: 'b', header: { system: 'deadzone', title: 'Essai' }, open: true },
    });
    await claim('b');
    expect((await look(at('b'))).told).toMatchObject({ open: true });
    expect((await look(at('a'))).told).toMatchObject({ open: false });
    expect(await at('a').post('invitations', { invitation: 'x'.repeat(43) })).toMatchObject({ status: 404 });
  });

  test('a device finds its battles again, with whose act is awaited and since when', async () => {
    const { at, battle, claim, show } = await gathered(host(), plan);
    await claim('a');
    expect((await at('b').get('mine')).told).toEqual([]);
    await claim('b');
    await claim('', at('b'));
    expect((await at('b').get('mine')).told).toMatchObject([{ battle, title: 'Essai', own: ['b'], state: 'gathering', asked: [] }]);
    await show('a');
    host().wait(DAY);
    await show('b');
    const [mine] = (await at('a').get('mine')).told as unknown as Record<string, unknown>[];
    expect(mine).toMatchObject({ battle, own: ['a'], state: 'open', sequence: 1 });
    expect(mine?.['asked']).toHaveLength(1);
    host().wait(DAY);
    expect(((await at('b').get('mine')).told as unknown as Record<string, unknown>[])[0]?.['since']).toBe(mine?.['since']);
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
    const ann = await deviceAt(host());
    expect((await ann.post('battles', { ...plan, ...change })).status).toBe(status);
  });

  test('a title is text, whatever it looks like', async () => {
    const ann = await deviceAt(host());
    const title = '<img src=x onerror=alert(1)>';
    const { invitations } = (await ann.post('battles', { ...plan, title })).told as { invitations: Record<string, string> };
    const { told, headers } = await ann.post('invitations', { invitation: invitations['a'] });
    expect(told['header']).toMatchObject({ title });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
