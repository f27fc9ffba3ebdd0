import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import type { Decision } from '@escarmouche/online/api';
import type { Seat } from '@escarmouche/referee';
import { afterAll, expect, test } from 'vitest';
import { begun, deviceAt, planOf, testHost, type TestDevice } from '../testing.ts';

const host = await testHost();
afterAll(() => host.close());

async function opened(system: string) {
  const battle = await begun(host, planOf(await gameOf(system)));
  const decision = async (seat: Seat) =>
    (await battle.at(seat).get(`battles/${battle.battle}/decision?seat=${seat}`)).told as unknown as Decision;
  return { ...battle, decision };
}

test.each(games.map(({ id }) => id))(
  '%s: the seat that is asked has offers, which the host takes as they are; others have none',
  async (system) => {
    const { decision, seats, act } = await opened(system);
    const [own = ''] = (await decision('')).asked;
    for (const seat of ['', ...seats.filter((one) => one !== own)])
      expect(await decision(seat)).toMatchObject({ asked: [own], offers: [], acts: 0 });
    const { offers, sequence, acts } = await decision(own);
    const legal = offers.filter(({ refusal, command }) => !refusal && command !== undefined);
    expect(legal.length).toBeGreaterThan(0);
    expect((await act(own, acts + 1, { do: 'submit', command: legal.at(-1)?.command })).told).toEqual({
      status: 'kept',
      sequence: sequence + 1,
    });
    expect(await decision(own)).toMatchObject({ sequence: sequence + 1, acts: acts + 1 });
  },
);

test('offers that are refused say why, and have no command of an open kind', async () => {
  const { decision } = await opened('urss-kit');
  const { offers } = await decision((await decision('')).asked[0] ?? '');
  const refused = offers.filter(({ refusal }) => refusal);
  expect(refused.length).toBeGreaterThan(0);
  for (const { refusal, isOpen, command } of refused) {
    expect(refusal).toMatchObject({ rule: expect.any(String), reason: { fr: expect.any(String), en: expect.any(String) } });
    expect(isOpen && command).toBeUndefined();
  }
});

test('a proposal awaits those that have to agree, and an end is told with its reason', async () => {
  const { decision, act } = await opened('deadzone');
  await act('a', 1, { do: 'propose', kind: 'concession' });
  expect(await decision('b')).toMatchObject({ asked: ['b'], proposal: { kind: 'concession', by: 'a' } });
  await act('b', 1, { do: 'consent', agrees: true });
  const { asked, offers, outcome } = await decision('b');
  expect({ asked, offers, winners: outcome?.winners.length }).toEqual({ asked: [], offers: [], winners: 1 });
});

test('a battle with clocks tells them', async () => {
  const { battle, at } = await begun(host, { ...planOf(await gameOf('zombies')), clock: { by: 'minutes', minutes: 5, seconds: 0 } });
  expect((await at('').get(`battles/${battle}/decision`)).told).toMatchObject({ clocks: { left: {}, terms: { start: 300_000 } } });
});

test('decisions are told to whoever holds the seat, or looks on', async () => {
  const { battle, at } = await opened('zombies');
  const ask = async (device: TestDevice, seat: Seat) => (await device.get(`battles/${battle}/decision?seat=${seat}`)).status;
  const stranger = await deviceAt(host);
  expect([await ask(at('a'), 'b'), await ask(at(''), 'a'), await ask(stranger, ''), await ask(at('b'), '')]).toEqual([403, 403, 403, 200]);
  expect((await stranger.get('battles/nothing/decision?seat=a')).status).toBe(403);
});
