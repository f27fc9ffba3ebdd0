import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';

/**
 * What the switches of `switched` ask, and the runner of the tests, in a process of vitest. What it finds goes to the file NOTES, an object a line:
 * mutations that were noticed (`killed`), tests that take no part (`long`).
 */

const { NOTES = '', MUTATION = '0' } = process.env;

/** A test whose loops make more rounds would be run too often: it takes no part. */
const LONG = 500_000;
/** A loop that makes more is one that a mutation has made endless. */
const ENDLESS = 5_000_000;

/** @type {{ killed?: number, long?: string }[]} */
const known = readFileSync(NOTES, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const killed = new Set(known.map((note) => note.killed));
const long = new Set(known.map((note) => note.long));

/** The number of the mutation in force; 0 for none. */
let inForce = Number(MUTATION);
let rounds = 0;
let most = MUTATION === '0' ? Infinity : ENDLESS;
/** @type {Set<number>} */
let reached = new Set();

// Every run of a test listens to the signal that would end it.
setMaxListeners(0);

Object.assign(globalThis, {
  isInForce(/** @type {number} */ number) {
    reached.add(number);
    return number === inForce;
  },
  countRound() {
    if (++rounds > most) throw new Error('a loop does not end');
  },
});

/** @param {object} found */
const note = (found) => appendFileSync(NOTES, `${JSON.stringify(found)}\n`);

/** Has a mutation left something behind that makes tests fail? Then nothing more is found out in this process. */
let spoilt = false;

/** Does a test pass with a mutation in force? @param {() => unknown} run @param {number} mutation */
async function passes(run, mutation) {
  [inForce, rounds, most] = [mutation, 0, ENDLESS];
  try {
    await run();
    return true;
  } catch {
    return false;
  } finally {
    [inForce, most] = [0, Infinity];
  }
}

/**
 * With a mutation in force from the start, the test; else the test as it is, and then with every mutation it comes by that none has noticed.
 * @param {import('vitest').RunnerTestCase} test
 */
async function runTask(test) {
  const run = VitestTestRunner.getTestFn(test);
  [reached, rounds] = [new Set(), 0];
  if (spoilt || long.has(test.id)) return;
  await run();
  if (MUTATION !== '0') return;
  if (rounds > LONG) return note({ long: test.id });
  const met = [...reached];
  for (const mutation of met) {
    if (spoilt || killed.has(mutation) || (await passes(run, mutation))) continue;
    killed.add(mutation);
    note({ killed: mutation });
    spoilt = !(await passes(run, 0));
  }
}

/** The runner of vitest, with tests run our way. @param {ConstructorParameters<typeof VitestTestRunner>[0]} config */
export default function MutationRunner(config) {
  return Object.assign(new VitestTestRunner(config), { runTask });
}
