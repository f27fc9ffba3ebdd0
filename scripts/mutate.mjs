// npm run mutate -- --package packages/systems/zombies [--in src/cards ...] [--not src/describe ...] [--sample N] [--seed S]
//
// How much of a package its tests hold: small, honest changes of its sources (scripts/mutate/mutations.mjs), one at a time, in a copy outside
// the work tree. A change that no test of the package notices has survived, and is told with its place. The sample depends on S alone.
import { createHash } from 'node:crypto';
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { mutated, mutationsIn } from './mutate/mutations.mjs';
import { scratchTree } from './mutate/scratch.mjs';
import { requireNode, root } from './prepare.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    in: { type: 'string', multiple: true, default: ['src'] },
    not: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const { package: folder, seed } = values;
if (folder === undefined || !existsSync(join(root, folder, 'package.json'))) {
  console.error('--package: the folder of a package, for example packages/systems/zombies');
  process.exit(1);
}

/** Longer than this without a word, in milliseconds, and the tests have been caught in a loop. */
const LONGEST = 120_000;
/** Test files that take longer run last. */
const SLOW = 1500;

const { scratch, remove } = scratchTree(root);
const here = join(scratch, folder);

/** @type {import('node:child_process').ChildProcess | undefined} */
let host;

/** The answer to a message; undefined when there is none in time. @param {object} [message] */
function asked(message) {
  return new Promise((done) => {
    const child = (host ??= fork(join(import.meta.dirname, 'mutate', 'host.mjs'), [scratch], {
      cwd: scratch,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }));
    const end = (/** @type {unknown} */ answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (answer === undefined) {
        child.kill('SIGKILL');
        host = undefined;
      }
      done(answer);
    };
    const timer = setTimeout(() => end(undefined), LONGEST);
    child.once('message', end);
    child.once('exit', () => end(undefined));
    if (message) child.send(message);
  });
}

/** @param {readonly string[]} tests @param {readonly string[]} changed */
async function run(tests, changed) {
  if (tests.length === 0) return { failed: false, durations: {} };
  if (!host) await asked();
  return (await asked({ tests, changed })) ?? { failed: true, durations: {} };
}

/** Files of the package that a file leads to, itself included. @param {string} file @param {Set<string>} [seen] */
function reached(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const target = resolve(dirname(file), fileName);
    if (fileName.startsWith('.') && fileName.endsWith('.ts') && target.startsWith(here)) reached(target, seen);
  }
  return seen;
}

const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join(here, file))
  .sort();
const tests = new Map(files.filter((file) => file.endsWith('.test.ts')).map((test) => [test, reached(test)]));
/** @param {string} path */
const isChosen = (path) => values.in.some((part) => path.startsWith(part)) && !values.not.some((part) => path.startsWith(part));
const sources = files.filter((file) => isChosen(relative(here, file)) && !/\.test\.ts$|\/(testing|index)[^/]*\.ts$/.test(file));

const all = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return mutationsIn(file, text).map((mutation) => ({ file, text, mutation }));
});
/** @param {{ file: string, mutation: import('./mutate/mutations.mjs').Mutation }} one */
const lot = ({ file, mutation }) =>
  createHash('sha1')
    .update(`${seed} ${relative(here, file)} ${mutation.start} ${mutation.put}`)
    .digest('hex');
const sample = all
  .map((one) => ({ ...one, lot: lot(one) }))
  .sort((a, b) => (a.lot < b.lot ? -1 : 1))
  .slice(0, Number(values.sample));

const useful = [...tests].filter(([, leads]) => sources.some((file) => leads.has(file))).map(([test]) => test);
const whole = await run(useful, []);
if (whole.failed) {
  remove();
  host?.kill();
  console.error('The tests fail before anything is changed.');
  process.exit(1);
}

/** @param {string} test */
const isSlow = (test) => (whole.durations[test] ?? 0) > SLOW;

/** The tests that lead to a file, those of its own name first, slow ones last, as they are run. @param {string} file */
function batches(file) {
  const own = file.replace(/\.ts$/, '.test.ts');
  const related = [...tests].filter(([, leads]) => leads.has(file)).map(([test]) => test);
  return [
    related.filter((test) => test === own),
    related.filter((test) => test !== own && !isSlow(test)),
    related.filter((test) => test !== own && isSlow(test)),
  ];
}

/** The file changed last: it is as it was, and the host must look at it again. */
let before = '';

/** Does a test notice the change? @param {(typeof sample)[number]} one */
async function isKilled({ file, text, mutation }) {
  writeFileSync(file, mutated(text, mutation));
  try {
    for (const batch of batches(file)) if ((await run(batch, [file, before])).failed) return true;
    return false;
  } finally {
    writeFileSync(file, text);
  }
}

let killed = 0;
for (const [index, one] of sample.entries()) {
  const { file, text, mutation } = one;
  const noticed = await isKilled(one);
  before = file;
  if (noticed) killed++;
  const line = text.slice(0, mutation.start).split('\n').length;
  console.log(
    `${noticed ? 'killed  ' : 'SURVIVED'} ${index + 1}/${sample.length} ${join(folder, relative(here, file))}:${line} ${mutation.what}`,
  );
}
console.log(
  `${folder}: ${killed} of ${sample.length} killed, ${((100 * killed) / sample.length).toFixed(1)} %; ${all.length} places, seed ${seed}`,
);
host?.kill();
remove();
