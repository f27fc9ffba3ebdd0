import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@escarmouche/games/game';
import { randomFrom } from '@escarmouche/referee';
import { expect, onTestFinished, test } from 'vitest';
import type { HostOptions } from './options.ts';
import { serve } from './serve.ts';
import { planOf } from './testing.ts';
import { isAsked, personAt, playOn, type TestSeat } from './testing-person.ts';

const SEATS = ['a', 'b'] as const;

test('a host that is started anew on its folder goes on with open battles; streams resume by number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options: HostOptions = { port: 0, host: '127.0.0.1', names: [], data: folder, logLevel: 'silent' };
  const system = 'urss-kit';

  const before = await serve(options);
  const person = await personAt(`http://127.0.0.1:${before.port}`);
  onTestFinished(() => person.leave());
  const { battle, invitations } = await person.post<{ battle: string; invitations: Record<string, string> }>(
    'battles',
    planOf(await gameOf(system)),
  );
  // One device holds both seats.
  for (const seat of SEATS) await person.claim(battle, seat, invitations[seat] ?? '');
  for (const seat of SEATS) await person.show(battle, seat);
  const seats = await Promise.all(SEATS.map((seat) => person.come(system, battle, seat)));
  const [first] = seats as [TestSeat, ...TestSeat[]];
  const random = randomFrom(5);
  const played = async (acts: number): Promise<void> => {
    for (let act = 0; act < acts; act++) {
      await expect.poll(() => seats.some(isAsked), { interval: 5 }).toBe(true);
      expect((await playOn(system, seats.find(isAsked) ?? first, random, 'random')).status).not.toBe('refused');
      await expect.poll(() => new Set(seats.map(({ heard }) => heard)).size, { interval: 5 }).toBe(1);
    }
  };
  await played(5);
  const { heard } = first;
  await before.close();

  const after = await serve({ ...options, port: before.port });
  onTestFinished(() => after.close());
  expect(await after.online).toEqual({ ok: true });
  // Connections of the host that has closed are given up by and by.
  await expect.poll(() => person.get('mine').catch(() => undefined)).toMatchObject([{ battle, own: ['a', 'b'], state: 'open' }]);
  const told: number[] = [];
  const end = first.subscribe(() => told.push(first.heard));
  for (const seat of seats) await person.follow(battle, seat);
  await played(5);
  end();
  expect([heard, first.heard, told[0]]).toEqual([6, 11, 7]);
});
