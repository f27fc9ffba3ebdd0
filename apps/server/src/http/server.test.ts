import { gameOf } from '@escarmouche/games/game';
import { randomFrom } from '@escarmouche/referee';
import { afterAll, expect, test } from 'vitest';
import { planOf, testHost } from '../testing.ts';
import { isAsked, personAt, playOn, type TestSeat } from '../testing-person.ts';

const host = await testHost(undefined, { about: { name: 'essai' } });
const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => host.close());

test('two devices take their seats by invitation, and play by what they are told', async () => {
  const system = 'urss-kit';
  const random = randomFrom(3);
  const players = { a: await personAt(url), b: await personAt(url) };
  const plan = planOf(await gameOf(system));
  const { battle, invitations } = await players.a.post<{ battle: string; invitations: Record<string, string> }>('battles', plan);
  const names = ['a', 'b'] as const;
  for (const seat of names) expect(await players[seat].claim(battle, seat, invitations[seat] ?? '')).toEqual({ battle, seat });
  await expect(players.b.claim(battle, 'a', invitations['a'] ?? '')).rejects.toThrow(/^409/);
  await expect(players.a.come(system, battle, 'a')).rejects.toThrow(/^404/);
  for (const seat of names) await players[seat].show(battle, seat);
  const seats = await Promise.all(names.map((seat) => players[seat].come(system, battle, seat)));
  for (let i = 0; i < 25; i++) {
    await expect.poll(() => seats.filter(isAsked).length && new Set(seats.map(({ heard }) => heard)).size, { interval: 5 }).toBe(1);
    expect((await playOn(system, seats.find(isAsked) as TestSeat, random, 'random')).status).not.toBe('refused');
  }
  expect(names.map((seat) => players[seat].misheard())).toEqual([0, 0]);

  const measured = new Map<string, number>();
  for (const line of (await (await fetch(`${url}/metrics`)).text()).split('\n')) {
    const [name = '', value = ''] = line.split(' ');
    measured.set(name, Number(value));
  }
  expect(measured.get('escarmouche_acts_total{status="kept"}')).toBe(25);
  expect(measured.get('escarmouche_acts_total{status="refused"}')).toBe(0);
  expect(measured.get('escarmouche_act_seconds_count')).toBe(25);
  expect([measured.get('escarmouche_streams'), measured.get('escarmouche_battles')]).toEqual([2, 1]);
  expect(measured.get('escarmouche_bytes_total{direction="sent"}')).toBeGreaterThan(10_000);
  expect(measured.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(measured.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

test('a page asks whether battles are hosted here', async () => {
  expect(await (await personAt(url)).get('host')).toEqual({
    online: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    name: 'essai',
  });
});
