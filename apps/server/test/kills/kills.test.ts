import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from '../../src/store/postgres.ts';
import { sqliteEngine } from '../../src/store/sqlite.ts';
import { emptyDatabase, NO_POSTGRES } from '../../src/store/testing-engines.ts';
import { battery } from './battery.ts';
import { builtProgram, startNode, type Node } from './nodes.ts';
import { oneBattle } from './one-battle.ts';
import { onPostgres, onSqlite } from './stores.ts';

/** Of either store; `npm run kills` tries more of them, on all games. */
const KILLS = 10;
const SOUND = { lost: 0, doubled: 0, disordered: 0, wrong: [] };

let program: string;
beforeAll(async () => {
  program = await builtProgram();
});

test('SQLite: no acknowledged act is lost, doubled or out of order when the node is killed', async () => {
  const report = await battery({ program, kills: KILLS, seed: 7, games: ['zombies', 'deadzone'], ...onSqlite });
  expect(report).toMatchObject(SOUND);
  expect(report.dice).toBeGreaterThan(0);
});

test('PostgreSQL: no acknowledged act is lost, doubled or out of order when one of two nodes is killed', async ({ skip }) => {
  const url = await emptyDatabase();
  if (url === undefined) return skip(NO_POSTGRES);
  const report = await battery({ program, kills: KILLS, seed: 7, games: ['urss-kit', 'urss-classic'], ...onPostgres(url) });
  expect(report).toMatchObject(SOUND);
  expect(report.dice).toBeGreaterThan(0);
});

/** A node of a test, which ends with it. */
async function nodeOf(where: Parameters<typeof startNode>[1]): Promise<Node> {
  const node = await startNode(program, where);
  onTestFinished(() => node.end());
  return node;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-nodes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a node that slept while another played on takes acts at once, and tells all that it has missed', async ({ skip }) => {
  const database = await emptyDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const data = emptyFolder();
  const [awake, asleep] = [await nodeOf({ database, data }), await nodeOf({ database, data })];
  const { clients, tally, goTo, playTo, end, judged } = await oneBattle('urss-kit', asleep);
  const watcher = clients.at(-1);
  await tally.bell.until(() => watcher?.seat.heard === 1);
  asleep.pause();
  goTo(awake);
  for (const client of clients.slice(0, -1)) client.drop();
  await playTo(20);
  expect(watcher?.seat.heard).toBe(1);
  asleep.goOn();
  goTo(asleep);
  await playTo(40);
  await end();
  const engine = await postgresEngine(database);
  onTestFinished(() => engine.close());
  expect(await judged(engine)).toMatchObject(SOUND);
});

test('the files of the embedded database, copied in the midst of play, hold every act that was acknowledged before', async () => {
  const folder = emptyFolder();
  const { id, tally, playTo, end } = await oneBattle('urss-kit', await nodeOf({ data: folder }));
  await playTo(20);
  const acknowledged = tally.acknowledged.length;
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  for (const file of ['escarmouche.sqlite', 'escarmouche.sqlite-wal']) copyFileSync(join(folder, file), join(copy, file));
  await playTo(acknowledged + 5);
  await end();
  const engine = await sqliteEngine(copy);
  onTestFinished(() => engine.close());
  expect((await sql`pragma integrity_check`.execute(engine.db)).rows).toEqual([{ integrity_check: 'ok' }]);
  const rows = await engine.db.selectFrom('row').select(['act', 'sequence']).where('battle', '=', id).orderBy('sequence').execute();
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
  for (const { seat, act, sequence } of tally.acknowledged.slice(0, acknowledged))
    expect(rows[sequence - 1]?.act).toBe(`${seat} ${act.id}`);
});
