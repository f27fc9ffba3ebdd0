import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds until a connection that was cut is tried again. */
const AGAIN = 500;

/** How a channel is heard; times are milliseconds. */
export interface Hearing {
  readonly heard: (payload: string) => void;
  /** Something may have been told while nobody heard it. */
  readonly missed: () => void;
  /** How often the connection is tried, and everything called missed: a notification may be lost unseen. */
  readonly every: number;
  /** A connection that does not reply for so long is cut. */
  readonly patience: number;
}

/** Hears a channel of PostgreSQL, over connections made anew whenever one is cut; returns what ends it. Throws where the first cannot be made. */
export async function hearChannel(url: string, channel: string, { heard, missed, every, patience }: Hearing): Promise<() => Promise<void>> {
  let closed = false;
  let client = await connected();

  async function connected(): Promise<Client> {
    const fresh = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: patience, query_timeout: patience });
    // Every error of a connection is followed by its end.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once('end', () => void again());
    return fresh;
  }

  async function again(): Promise<void> {
    while (!closed) {
      try {
        client = await connected();
        if (closed) await client.end();
        else missed();
        return;
      } catch {
        await wait(AGAIN);
      }
    }
  }

  const asking = setInterval(() => {
    const asked = client;
    asked.query('select 1').then(missed, () => asked.end());
  }, every);

  return async () => {
    closed = true;
    clearInterval(asking);
    await client.end();
  };
}
