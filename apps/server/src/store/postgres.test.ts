import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres.ts';
import { emptyDatabase, NO_POSTGRES } from './testing-engines.ts';

let url: string | undefined;
let admin: Client;

beforeAll(async () => {
  url = await emptyDatabase();
  if (url === undefined) return;
  admin = new Client({ connectionString: url });
  await admin.connect();
});
beforeEach(({ skip }) => skip(url === undefined, NO_POSTGRES));
afterAll(() => admin?.end());

let battles = 0;

/** A node, its news, and a battle of its own. */
async function node(times?: Parameters<typeof postgresEngine>[1]) {
  const engine = await postgresEngine(url ?? '', times);
  onTestFinished(() => engine.close());
  const battle = `battle-${++battles}`;
  await engine.db.insertInto('battle').values({ id: battle, header: '{}', secret: 's', created: 1 }).execute();
  const heard: string[] = [];
  const kept = (id: string, sequence: number): unknown => id === battle && heard.push(`kept ${sequence}`);
  engine.listen({ kept, missed: () => heard.push('missed') });
  return { engine, battle, heard };
}

const keep = (engine: Engine, battle: string, sequence: number): Promise<boolean> =>
  engine.keep({ battle, sequence, act: `act ${sequence}`, body: '{}', at: 1 });

/** Processes of the server that listen to nodes. */
const LISTENERS = `from pg_stat_activity where datname = current_database() and query like 'listen %'`;

test('nodes that open an empty database at once agree on its tables, and hear of each other’s rows', async () => {
  const [one, other] = await Promise.all([node(), postgresEngine(url ?? '')]);
  onTestFinished(() => other.close());
  await keep(other, one.battle, 1);
  await expect.poll(() => one.heard).toEqual(['kept 1']);
  await keep(one.engine, one.battle, 2);
  await expect.poll(() => one.heard).toEqual(['kept 1', 'kept 2']);
});

test('a listener that is cut off says that it may have missed something, and hears again', async () => {
  const { engine, battle, heard } = await node();
  await admin.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
  await keep(engine, battle, 1);
  await expect.poll(() => heard, { timeout: 5000 }).toContain('missed');
  await keep(engine, battle, 2);
  await expect.poll(() => heard).toContain('kept 2');
});

test('a listener whose connection is dead without a word gives it up', async () => {
  const { engine, battle, heard } = await node({ every: 100, patience: 200 });
  const { rows } = await admin.query<{ pid: number }>(`select pid ${LISTENERS}`);
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT')));
  const before = heard.length;
  await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThan(before);
  await keep(engine, battle, 1);
  await expect.poll(() => heard).toContain('kept 1');
});

test('a row that nobody was told of is found again after a while', async () => {
  const { engine, battle, heard } = await node({ every: 50, patience: 5000 });
  await engine.db.insertInto('row').values({ battle, sequence: 1, act: 'x', body: '{}', at: 1 }).execute();
  await expect.poll(() => heard).toContain('missed');
});

test('connections that are cut while nobody uses them are replaced', async () => {
  const { engine, battle } = await node();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => keep(engine, battle, 1).catch(() => 'cut'), { timeout: 5000 }).not.toBe('cut');
});

test('a database that cannot be reached is an error at once', async () => {
  await expect(postgresEngine('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow();
});
