// npm run mutate -- --package packages/systems/GAME [--with packages/ai ...] [--in src/rules ...] [--not src/describe ...] [--by src/rules ...] [--cases cases/GAME] [--sample N] [--seed S] [--rounds N]
//
// Measure of what the tests of a package hold: small, honest changes of its sources (scripts/mutate/mutations.mjs), one at a time. A change that no test
// of the package, or of those named by --with, notices has survived, and is told with its place. Changes of packages/skirmish are held by the systems
// too: --with packages/systems/urss-classic. With --cases the conformance cases of a folder are tests like the others. With --by only the tests of a
// folder take part, which is much quicker; those whose loops make more than --rounds (100000) never do. The sample depends on S alone.
//
// All changes stand in the sources at once, each behind a switch, as vitest reads them; no file is written. First every test runs once, and again
// with each change that it comes by (scripts/mutate/runner.mjs). Constants and what is worked out once do not change by that: those of them that
// have survived are then in force from the start, in modules read anew.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { mutationsIn, switched } from './mutate/mutations.mjs';
import { requireNode, root } from './prepare.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    in: { type: 'string', multiple: true, default: ['src'] },
    not: { type: 'string', multiple: true, default: [] },
    by: { type: 'string', multiple: true, default: ['src', 'test'] },
    cases: { type: 'string' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100000' },
  },
});
const { package: folder, seed } = values;
const isPackage = (/** @type {string} */ path) => existsSync(join(root, path, 'package.json'));
if (folder === undefined || ![folder, ...values.with].every(isPackage)) {
  console.error('--package, --with: the folder of a package, for example packages/space');
  process.exit(1);
}

/** @param {string} path */
const sourcesIn = (path) =>
  readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => join(root, path, file))
    .sort();

/** @param {string} file */
const isTested = (file) => !/\.(test|fixture)\.ts$|\/(testing|index)[^/]*\.ts$/.test(file);

/** @param {string} file */
function isChosen(file) {
  const path = relative(join(root, folder ?? ''), file);
  return values.in.some((part) => path.startsWith(part)) && !values.not.some((part) => path.startsWith(part)) && isTested(file);
}

const all = sourcesIn(folder)
  .filter(isChosen)
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return mutationsIn(file, text).map(({ start, put, what }, index) => ({
      file,
      index,
      place: `${relative(root, file)}:${text.slice(0, start).split('\n').length} ${what}`,
      lot: createHash('sha1')
        .update(`${seed} ${relative(join(root, folder), file)} ${start} ${put}`)
        .digest('hex'),
    }));
  });
const sample = all.sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, Number(values.sample));
/** Numbers of mutations, from 1, by file and index. */
const numbers = new Map(sample.map(({ file, index }, number) => [`${file} ${index}`, number + 1]));

/** Sources with their switches, by file: every run reads them. @type {Map<string, string>} */
const read = new Map();
const switches = {
  name: 'switches',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} text @param {string} id */
  transform(text, id) {
    const ours = id.startsWith(join(root, 'packages')) && id.endsWith('.ts') && !id.includes('node_modules');
    if (!ours) return undefined;
    const known = read.get(id) ?? switched(id, text, (index) => numbers.get(`${id} ${index}`));
    read.set(id, known);
    return known;
  },
};

const scratch = mkdtempSync(join(tmpdir(), 'escarmouche-mutate-'));
const notes = join(scratch, 'notes');
writeFileSync(notes, '');
const tests = [folder, ...values.with].flatMap((path) =>
  sourcesIn(path).filter(
    (file) => file.endsWith('.test.ts') && values.by.some((part) => relative(join(root, path), file).startsWith(part)),
  ),
);
if (values.cases !== undefined) {
  process.env.CASES = join(root, values.cases);
  tests.push(join(import.meta.dirname, 'mutate', 'cases.mjs'));
}

/** Megabytes that a process may fill: a mutation that makes it fill more ends it, and is noticed by that. */
const MEMORY = 2000;

/** Runs test files in a process of their own; returns those that fail, and other errors. @param {readonly string[]} files @param {number} mutation in force */
async function failures(files, mutation) {
  Object.assign(process.env, { NOTES: notes, MUTATION: String(mutation), ROUNDS: values.rounds });
  const options = {
    root,
    include: files.map((file) => relative(root, file)),
    watch: false,
    reporters: [{}],
    isolate: false,
    fileParallelism: false,
    bail: 1,
    testTimeout: 600_000,
    execArgv: [`--max-old-space-size=${MEMORY}`],
    runner: join(import.meta.dirname, 'mutate', 'runner.mjs'),
  };
  const vitest = await createVitest('test', { ...options, config: false }, { plugins: [switches] });
  const { testModules, unhandledErrors } = await vitest.start();
  await vitest.close();
  return [...testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId), ...unhandledErrors.map(String)];
}

/** Test files, that of the source first. @param {string} source */
function batches(source) {
  const own = tests.filter((test) => test === source.replace(/\.ts$/, '.test.ts'));
  return [own, tests.filter((test) => !own.includes(test))].filter((batch) => batch.length > 0);
}

/** Is a mutation noticed that is in force from the start? @param {string} source @param {number} mutation */
async function isNoticed(source, mutation) {
  for (const batch of batches(source)) if ((await failures(batch, mutation)).length > 0) return true;
  return false;
}

/** @type {() => { killed?: number, early?: number, tried?: number, spoilt?: boolean }[]} */
const found = () =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Every test as it is and with each mutation that it comes by; in a new process whenever one ends or spoils it. Returns failures without a mutation. */
async function tryAll() {
  for (;;) {
    const before = found().length;
    const broken = await failures(tests, 0);
    const now = found().slice(before);
    const tried = now.at(-1)?.tried;
    if (broken.length > 0 && tried !== undefined) appendFileSync(notes, `${JSON.stringify({ killed: tried })}\n`);
    else if (broken.length > 0 || !now.some((note) => note.spoilt)) return broken;
  }
}

const broken = await tryAll();
if (broken.length > 0) {
  console.error(['The tests fail before anything is changed:', ...broken].join('\n'));
  process.exit(1);
}

const killed = new Set(found().flatMap((note) => note.killed ?? []));
const early = new Set(found().flatMap((note) => note.early ?? []));
for (const [index, { file, place }] of sample.entries()) {
  const number = index + 1;
  if (killed.has(number)) continue;
  if (early.has(number) && (await isNoticed(file, number))) killed.add(number);
  else console.log(`SURVIVED ${place}`);
}
rmSync(scratch, { recursive: true });
const share = ((100 * killed.size) / sample.length).toFixed(1);
console.log(`${folder}: ${killed.size} of ${sample.length} killed, ${share} %; ${all.length} places, seed ${seed}`);
process.exit(0);
