import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@escarmouche/games/game';
import { commitment, newsReader, remoteSeat, type Act, type Reply, type RemoteSeat, type Welcome } from '@escarmouche/online';
import { choiceOf, randomFrom } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteEngine } from '../store/sqlite.ts';
import { serverOf } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-server-'));
let close: () => Promise<void>;
let url = '';

beforeAll(async () => {
  const engine = await sqliteEngine(folder);
  const app = serverOf({ engine, isOurHost: (host) => host.startsWith('127.0.0.1:'), about: { name: 'essai' } });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await app.close();
    await engine.close();
  };
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

type AnySeat = RemoteSeat<unknown, object, object, object>;

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A client of the host, as a page is one. */
async function clientOf() {
  const { token } = await ask<{ token: string }>('POST', 'devices');
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: <T>(path: string) => ask<T>('GET', path, undefined, token),
    post: <T>(path: string, body: object) => ask<T>('POST', path, body, token),
    stream: async (path: string) => (await fetch(`${url}/api/${path}`, { headers })).body as ReadableStream,
  };
}

test('two devices take their seats by invitation, and play by what they are told', async () => {
  const { system, sample, bots } = await gameOf('urss-kit');
  const random = randomFrom(3);
  const players = { a: await clientOf(), b: await clientOf() };
  const seats = { a: PERSON, b: PERSON };
  const { battle, invitations } = await players.a.post<{ battle: string; invitations: Record<string, string> }>('battles', {
    system: 'urss-kit',
    title: 'Essai',
    setup: sample(),
    seats,
    notes: {},
  });
  const secrets: Record<string, string> = { a: '0a'.repeat(32), b: '0b'.repeat(32) };
  const names = ['a', 'b'] as const;
  for (const seat of names) {
    const claimed = await players[seat].post('claims', {
      invitation: invitations[seat],
      commitment: commitment(battle, seat, secrets[seat] ?? ''),
    });
    expect(claimed).toEqual({ battle, seat });
  }
  await expect(players.b.post('claims', { invitation: invitations['a'], commitment: '00'.repeat(32) })).rejects.toThrow(/^409/);
  await expect(players.a.get(`battles/${battle}/welcome?seat=a`)).rejects.toThrow(/^404/);
  for (const seat of names) await players[seat].post(`battles/${battle}/secrets`, { seat, secret: secrets[seat] });

  const held: AnySeat[] = [];
  for (const name of names) {
    const welcome = await players[name].get<Welcome<object>>(`battles/${battle}/welcome?seat=${name}`);
    let ids = 0;
    const send = async (act: Act<object>): Promise<Reply> => {
      const reply = await players[name].post<Reply>(`battles/${battle}/acts`, { seat: name, act });
      const { sequence } = reply as { sequence?: number };
      if (sequence !== undefined) await expect.poll(() => Math.min(...held.map(({ heard }) => heard))).toBeGreaterThanOrEqual(sequence);
      return reply;
    };
    const seat = remoteSeat(system, welcome, send, () => `${name}${++ids}`) as unknown as AnySeat;
    held.push(seat);
    const body = await players[name].stream(`stream?follow=${battle}~${name}~0`);
    void (async () => {
      const read = newsReader();
      for await (const piece of body.pipeThrough(new TextDecoderStream())) {
        for (const { told } of read(piece)) expect(seat.hear(told as never)).toBe(true);
      }
    })();
  }
  await expect.poll(() => held.every(({ heard }) => heard > 0)).toBe(true);
  const bot = bots['random']?.();
  for (let i = 0; i < 25; i++) {
    const { waiting, active } = (held[0] as AnySeat).snapshot();
    const asked = waiting?.asked ?? active;
    const seat = held.find(({ viewer }) => asked.includes(viewer)) as AnySeat;
    const own = seat.snapshot();
    const question = own.waiting && choiceOf(own.waiting.question, seat.viewer, own.waiting.asked);
    const done = question
      ? await seat.answer(bot?.answer(own.state, question, random) as never)
      : await seat.submit(bot?.decide(own.state, seat.viewer, random).command as object);
    expect(done.status).not.toBe('refused');
  }

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
  expect(await ask('GET', 'host')).toEqual({ online: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/), name: 'essai' });
});
