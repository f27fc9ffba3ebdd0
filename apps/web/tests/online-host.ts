import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment } from '@escarmouche/online';
import { PERSON } from '@escarmouche/session';
import type { Town } from './town-played.ts';

/** A host of its own, as `npm start` starts it, which may be ended and started again with all that it has kept. */
export interface OwnHost {
  readonly url: string;
  end(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends it, and starts another at the same address, which knows nothing of what it has kept. */
  exchange(): Promise<void>;
  /** Ends it, and all that it has kept. */
  remove(): Promise<void>;
}

const READY = /http:\/\/127\.0\.0\.1:(\d+)/;

export async function ownHost(): Promise<OwnHost> {
  const folder = await mkdtemp(join(tmpdir(), 'escarmouche-host-'));
  let data = join(folder, 'first');
  let { child, port } = await started('0');

  async function started(at: string) {
    const process = spawn('node', ['scripts/start.mjs', '--port', at, '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ready = new Promise<string>((resolve, reject) => {
      process.stdout.on('data', (said) => {
        const [, found] = READY.exec(String(said)) ?? [];
        if (found !== undefined) resolve(found);
      });
      process.once('exit', (code) => reject(new Error(`the host has ended by itself (${code})`)));
    });
    return { child: process, port: await ready };
  }
  async function end(): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    end,
    async start() {
      ({ child, port } = await started(port));
    },
    async exchange() {
      await end();
      data = join(folder, 'second');
      ({ child, port } = await started(port));
    },
    async remove() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/** A device without a page: what it asks of a host. */
async function deviceAt(url: string) {
  async function ask<T>(path: string, body: object, token?: string): Promise<T> {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  const { token } = await ask<{ token: string }>('devices', {});
  return { post: <T>(path: string, body: object) => ask<T>(path, body, token) };
}

/** Makes a battle in a town between persons. */
async function madeTown(url: string, { setup, seats }: Town) {
  const creator = await deviceAt(url);
  const held = Object.fromEntries(seats.map((seat) => [seat, PERSON]));
  const battle = { system: 'zombies', title: 'La petite ville', setup, seats: held, notes: {} };
  const made = await creator.post<{ battle: string; invitations: Readonly<Record<string, string>> }>('battles', battle);
  return { creator, ...made };
}

const joinLink = (url: string, invitation = ''): string => `${url}/#/join/${invitation}`;

/** Makes a battle in a town between persons; returns the link to each seat. */
export async function linksOfTown(url: string, town: Town): Promise<Readonly<Record<string, string>>> {
  const { invitations } = await madeTown(url, town);
  return Object.fromEntries(Object.entries(invitations).map(([seat, invitation]) => [seat, joinLink(url, invitation)]));
}

/** A town whose first seat is free; a device without a page has taken the others, and another one has made the battle. */
export async function townToJoin(url: string, town: Town) {
  const { creator, battle, invitations } = await madeTown(url, town);
  const others = await deviceAt(url);
  const [first = '', ...taken] = town.seats;
  const secret = '0f'.repeat(32);
  for (const seat of taken) await others.post('claims', { invitation: invitations[seat], commitment: commitment(battle, seat, secret) });
  return {
    link: joinLink(url, invitations[first]),
    /** Shows the secrets of the seats that are taken: all have to be promised. */
    async show(): Promise<void> {
      for (const seat of taken) await others.post(`battles/${battle}/secrets`, { seat, secret });
    },
    /** Asks for a new invitation to a seat whose device is lost; undefined while somebody has to agree. */
    async reopen(seat: string): Promise<string | undefined> {
      return (await creator.post<{ invitation?: string }>(`battles/${battle}/invitations`, { seat })).invitation;
    },
  };
}
