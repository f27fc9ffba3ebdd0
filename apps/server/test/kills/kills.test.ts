import { beforeAll, expect, test } from 'vitest';
import { emptyDatabase, NO_POSTGRES } from '../../src/store/testing-engines.ts';
import { battery } from './battery.ts';
import { builtProgram } from './nodes.ts';
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
