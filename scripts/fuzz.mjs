// npm run fuzz [-- --count N] [--seed S] [NAME ...]
// npm run fuzz -- --commands N [--seed S]       only commands of matches, so many of each game
//   --from F   begins at a later battle or file, where another run with the same seed has stopped
//   --all      goes on after a failure; tells each kind of failure once, and how often it was met
//
// Runs every scripts/fuzz/*.ts (or only those named), one after the other, each as a program of its own:
//   tsx scripts/fuzz/NAME.ts --count N --seed S     (what they share is in scripts/fuzz/lib)
// A fuzzer tries N random or hostile inputs that depend on S and on nothing else. The program ends with 0 when all went well; otherwise it prints
// the first input that failed, the command line that shows it again, and ends with 1.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, root, runTool } from './prepare.mjs';

requireNode();
const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    commands: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const seed = values.seed ?? String(Date.now() % 2_147_483_648);

const folder = join(root, 'scripts', 'fuzz');
const present = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')) : [];
const fuzzers = present.map((file) => file.slice(0, -'.ts'.length)).sort();
const { count, named } = values.commands
  ? { count: values.commands, named: readdirSync(join(folder, 'lib', 'games')).map((file) => basename(file, '.ts')) }
  : { count: values.count, named: positionals };
const unknown = named.filter((name) => !fuzzers.includes(name));
if (unknown.length > 0) {
  console.error(`No fuzzer is called ${unknown.join(', ')}. There are: ${fuzzers.join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
const failed = [];
for (const name of fuzzers.filter((fuzzer) => named.length === 0 || named.includes(fuzzer))) {
  console.log(`${name}: ${count} inputs, seed ${seed}`);
  const args = [join(folder, `${name}.ts`), '--count', count, '--seed', seed, '--from', values.from, ...(values.all ? ['--all'] : [])];
  const { code } = await runTool('tsx/dist/cli.mjs', args, { show: true });
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')} (seed ${seed})`);
  process.exitCode = 1;
}
