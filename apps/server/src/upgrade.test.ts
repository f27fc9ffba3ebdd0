import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@escarmouche/games/game';
import { commitment } from '@escarmouche/online';
import { choiceOf, randomFrom } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import { expect, onTestFinished, test } from 'vitest';
import type { HostOptions } from './options.ts';
import { serve } from './serve.ts';
import { isAsked, personAt, type TestSeat } from './testing-person.ts';

const SEATS = ['a', 'b'] as const;

test('a host that is started anew on its folder goes on with open battles; streams resume by number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options: HostOptions = { port: 0, host: '127.0.0.1', names: [], data: folder, logLevel: 'silent' };
  const system = 'urss-kit';
  const { sample, bots } = await gameOf(system);
  const bot = bots['random']?.();

  const before = await serve(options);
  const person = await personAt(`http://127.0.0.1:${before.port}`);
  onTestFinished(() => person.leave());
  const plan = { system, title: 'Essai', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };
  const { battle, invitations } = await person.post<{ battle: string; invitations: Record<string, string> }>('battles', plan);
  // One device holds both seats.
  const secret = 'ab'.repeat(32);
  for (const seat of SEATS) await person.post('claims', { invitation: invitations[seat], commitment: commitment(battle, seat, secret) });
  for (const seat of SEATS) await person.post(`battles/${battle}/secrets`, { seat, secret });
  const seats = await Promise.all(SEATS.map((seat) => person.sit(system, battle, seat, invitations[seat] ?? '')));
  const [first] = seats as [TestSeat, ...TestSeat[]];
  const random = randomFrom(5);
  const played = async (acts: number): Promise<void> => {
    for (let act = 0; act < acts; act++) {
      await expect.poll(() => seats.some(isAsked), { interval: 5 }).toBe(true);
      const seat = seats.find(isAsked) ?? first;
      const { state, waiting } = seat.snapshot();
      const question = waiting && choiceOf(waiting.question, seat.viewer, waiting.asked);
      const done = question
        ? await seat.answer(bot?.answer(state, question, random) ?? null)
        : await seat.submit(bot?.decide(state, seat.viewer, random).command as object);
      expect(done.status).not.toBe('refused');
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
