// npm run kills -- [--kills N] [--seed S] [--store sqlite|postgres]
//
// Whole battles of every game, played by bots over the wire at hosts that are killed (-9) so many times in all: one node on SQLite, two on one
// PostgreSQL, half of the kills each where no store is named. Ends with 1 where an acknowledged act was lost, doubled or out of order, a view was another
// than the host's, a die not that of the secrets, or a record does not load.
import { parseArgs } from 'node:util';
import { games } from '@escarmouche/games';
import { mix } from '@escarmouche/referee';
import { ownPostgres } from '../../src/store/testing-postgres.ts';
import { battery, type Report } from './battery.ts';
import { builtProgram } from './nodes.ts';
import { onPostgres, onSqlite } from './stores.ts';

/** Kills of one battery, after which its store is looked through. */
const CHUNK = 100;

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, seed: { type: 'string' }, store: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 2_147_483_648);
const stores = values.store === undefined ? ['sqlite', 'postgres'] : [values.store];
const wanted = Math.ceil(Number(values.kills) / stores.length);
const program = await builtProgram();
let bad = false;

for (const name of stores) {
  const total: Record<string, number> = {};
  const own = name === 'postgres' ? await ownPostgres() : undefined;
  if (name === 'postgres' && !own) {
    console.log('NOT TRIED WITH POSTGRESQL: this machine has none. Install postgresql.');
    continue;
  }
  for (let killed = 0, chunk = 0; killed < wanted; chunk++) {
    const kills = Math.min(CHUNK, wanted - killed);
    const store = own ? onPostgres(own.url) : onSqlite;
    const report = await battery({ program, games: games.map(({ id }) => id), kills, seed: mix(seed, chunk), ...store });
    killed += report.kills;
    bad ||= !isSound(report);
    for (const [what, count] of Object.entries(report)) if (typeof count === 'number') total[what] = (total[what] ?? 0) + count;
    for (const what of report.wrong) console.log(`${name}, seed ${seed}, chunk ${chunk}: ${what}`);
    console.log(`${name}: ${killed} kills, ${total['acknowledged']} acts acknowledged, ${total['battles']} battles`);
  }
  await own?.stop();
  console.log(`${name}: ${JSON.stringify(total)}`);
}
process.exitCode = bad ? 1 : 0;

function isSound({ lost, doubled, disordered, wrong }: Report): boolean {
  return lost + doubled + disordered + wrong.length === 0;
}
