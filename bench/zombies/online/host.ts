// The host of online battles as a child of the bench, on an embedded database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devicesOf } from '../../../apps/server/src/host/devices.ts';
import { keyOf } from '../../../apps/server/src/host/key.ts';
import { lobbyOf } from '../../../apps/server/src/host/lobby.ts';
import { NO_LIMITS } from '../../../apps/server/src/http/limits.ts';
import { serverOf } from '../../../apps/server/src/http/server.ts';
import { sqliteEngine } from '../../../apps/server/src/store/sqlite.ts';
import type { Header } from '../../../packages/online/src/api/index.ts';
import { agreedIn, commitment } from '../../../packages/online/src/index.ts';
import { PERSON } from '../../../packages/session/src/index.ts';
import { zombies } from '../../../packages/systems/zombies/src/index.ts';
import { SETUP } from '../record.ts';
import { answering } from './child.ts';
import { scriptOf, type Planned } from './script.ts';

export interface Staged {
  readonly battle: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly planned: readonly Planned[];
}

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const engine = await sqliteEngine(folder);
const lobby = lobbyOf(engine, Date.now);
const devices = devicesOf(engine, Date.now);
const app = serverOf({ engine, isOurHost: () => true, limits: NO_LIMITS });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const secret = '5a'.repeat(32);

/** Gathers a battle of four, and plans its acts. */
async function stage({ acts }: { readonly acts: number }): Promise<Staged> {
  const seats = Object.fromEntries(SETUP.seats.map(({ seat }) => [seat, PERSON]));
  const header: Header = { system: 'zombies', version: zombies.version, title: '', setup: SETUP, seats, notes: {} };
  const tokens: Record<string, string> = {};
  const { battle, invitations } = await lobby.create(header);
  const ids: Record<string, string> = {};
  for (const seat of Object.keys(seats)) {
    const { id, token } = await devices.create();
    tokens[seat] = token;
    ids[seat] = id;
    await lobby.claim(id, invitations[seat] ?? '', commitment(battle, seat, secret));
  }
  for (const [seat, id] of Object.entries(ids)) await lobby.show(battle, id, seat, secret);
  const secrets = await lobby.secrets(battle);
  if (!secrets) throw new Error('the battle has not begun');
  const text = JSON.stringify(header);
  const settings = { seed: agreedIn(header), dice: {}, seats, notes: {} };
  return { battle, tokens, planned: await scriptOf(keyOf(battle, text, secrets), settings, acts) };
}

/** Keeps so many battles more, each with its first acts, as a host has them after years. */
async function fill({ battles }: { readonly battles: number }): Promise<number> {
  const { battle } = await stage({ acts: 20 });
  const rows = await engine.db.selectFrom('row').selectAll().where('battle', '=', battle).execute();
  const whole = await engine.db.selectFrom('battle').selectAll().where('id', '=', battle).executeTakeFirstOrThrow();
  const seats = await engine.db.selectFrom('seat').selectAll().where('battle', '=', battle).execute();
  await engine.db.transaction().execute(async (turn) => {
    for (let i = 0; i < battles; i++) {
      const id = `kept-${i}`;
      await turn
        .insertInto('battle')
        .values({ ...whole, id })
        .execute();
      await turn
        .insertInto('seat')
        .values(seats.map((seat) => ({ ...seat, battle: id })))
        .execute();
      for (const row of rows)
        await turn
          .insertInto('row')
          .values({ ...row, battle: id })
          .execute();
    }
  });
  return battles;
}

/** Megabytes of the process. */
const memory = (): number => process.memoryUsage().rss / 1e6;

answering({ url: () => url, stage, fill, memory });
