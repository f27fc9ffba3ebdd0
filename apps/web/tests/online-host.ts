import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Makes a battle in a town between persons; returns the link to each seat. */
export async function linksOfTown(url: string, { setup, seats }: Town): Promise<Readonly<Record<string, string>>> {
  const post = async <T>(path: string, body?: object, token?: string): Promise<T> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body ?? {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { token } = await post<{ token: string }>('devices');
  const held = Object.fromEntries(seats.map((seat) => [seat, PERSON]));
  const battle = { system: 'zombies', title: 'La petite ville', setup, seats: held, notes: {} };
  const { invitations } = await post<{ invitations: Readonly<Record<string, string>> }>('battles', battle, token);
  return Object.fromEntries(Object.entries(invitations).map(([seat, invitation]) => [seat, `${url}/#/join/${invitation}`]));
}
