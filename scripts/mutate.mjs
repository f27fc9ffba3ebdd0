// npm run mutate -- --package packages/systems/zombies [--with packages/ai ...] [--in src/cards ...] [--not src/describe ...] [--sample N] [--seed S]
//
// How much of a package its tests hold: small, honest changes of its sources (scripts/mutate/mutations.mjs), one at a time, in a copy outside
// the work tree. A change that no test of the package, or of those named by --with, notices has survived, and is told with its place. Those of
// packages/skirmish are held by the systems too: --with packages/systems/urss-classic. The sample depends on S alone.
import { createHash } from 'node:crypto';
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { mutated, mutationsIn } from './mutate/mutations.mjs';
import { PATIENCE, scratchTree } from './mutate/scratch.mjs';
import { requireNode, root } from './prepare.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    in: { type: 'string', multiple: true, default: ['src'] },
    not: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const { package: folder, seed } = values;
const isPackage = (/** @type {string} */ path) => existsSync(join(root, path, 'package.json'));
if (folder === undefined || ![folder, ...values.with].every(isPackage)) {
  console.error('--package, --with: the folder of a package, for example packages/systems/zombies');
  process.exit(1);
}

/** Tests that take longer have been caught in a loop: twice what all took together, before anything was changed. */
let longest = PATIENCE;
const AT_LEAST = 20_000;
/** Test files that take longer run last. */
const SLOW = 1500;

const { scratch, entries, remove } = scratchTree(root);
const here = join(scratch, folder);

/** @type {import('node:child_process').ChildProcess | undefined} */
let host;

/** The answer to a message, or to the start; undefined when there is none in time. @param {number} limit @param {object} [message] */
function asked(limit, message) {
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
    const timer = setTimeout(() => end(undefined), limit);
    child.once('message', end);
    child.once('exit', () => end(undefined));
    if (message) child.send(message);
  });
}

/** The tests that fail, and how long each file took. @param {readonly string[]} tests @param {readonly string[]} changed */
async function run(tests, changed) {
  if (tests.length === 0) return { failures: [], durations: {} };
  if (!host) await asked(PATIENCE);
  return (await asked(longest, { tests, changed })) ?? { failures: ['no answer in time'], durations: {} };
}

/** Sources of ours that a source imports, by file. @type {Map<string, readonly string[]>} */
const known = new Map();

/** @param {string} file */
function importsOf(file) {
  const names =
    known.get(file) ?? ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => target(file, fileName) ?? []);
  known.set(file, names);
  return names;
}

/** The file behind a path or the name of a package of ours. @param {string} file @param {string} name */
function target(file, name) {
  if (name.startsWith('.')) return name.endsWith('.ts') ? resolve(dirname(file), name) : undefined;
  const entry = entries.get(name);
  return entry === undefined ? undefined : join(scratch, entry);
}

/** Sources of ours that a file leads to, itself included. @param {string} file @param {Set<string>} [seen] */
function reached(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(file)) reached(other, seen);
  return seen;
}

/** @param {string} path */
const sourcesIn = (path) =>
  readdirSync(join(scratch, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(scratch, path, file))
    .sort();

const files = sourcesIn(folder);
const tests = new Map(
  [folder, ...values.with]
    .flatMap(sourcesIn)
    .filter((file) => file.endsWith('.test.ts'))
    .map((test) => [test, reached(test)]),
);
/** @param {string} path */
const isChosen = (path) => values.in.some((part) => path.startsWith(part)) && !values.not.some((part) => path.startsWith(part));
const sources = files.filter((file) => isChosen(relative(here, file)) && !/\.(test|fixture)\.ts$|\/(testing|index)[^/]*\.ts$/.test(file));

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
const begun = performance.now();
const whole = await run(useful, []);
longest = Math.max(AT_LEAST, 2 * (performance.now() - begun));
if (whole.failures.length > 0) {
  remove();
  host?.kill();
  console.error(['The tests fail before anything is changed:', ...whole.failures].join('\n'));
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
    for (const batch of batches(file)) if ((await run(batch, [file, before])).failures.length > 0) return true;
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
