import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Answers to the switches of `switched`, and the runner of the tests, in a process of vitest. Findings go to the file NOTES, an object a line:
 * mutations that were noticed (`killed`), those that only a run from the start would show (`early`), how many rounds the loops of a test make
 * (`test`, `rounds`), which mutation is `tried` next, which test is `done`, and that a process is `spoilt`. Tests that a process has not done are left to another.
 */

const { NOTES = '', MUTATION = '0', ROUNDS = '100000' } = process.env;

/** A test whose loops make more rounds would be run too often: it takes no part. */
const LONG = Number(ROUNDS);
/** With a mutation in force from the start a test is run once. */
const TOO_LONG = 20 * LONG;
/** A loop that makes more than this has been made endless by a mutation. @param {number} before rounds of the test without one */
const endless = (before) => 5 * before + 5000;

/** @type {{ killed?: number, early?: number, test?: string, rounds?: number, done?: string }[]} */
const known = readFileSync(NOTES, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const killed = new Set(known.map((note) => note.killed));
const early = new Set(known.map((note) => note.early));
/** Rounds by test. */
const usual = new Map(known.map((note) => [note.test, note.rounds ?? 0]));
const done = new Set(known.map((note) => note.done));

/** The number of the mutation in force; 0 for none. */
let inForce = Number(MUTATION);
let rounds = 0;
let most = Infinity;
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

/** A place was come by outside tests, or never again: what it decides is worked out once. @param {number} mutation */
function noteEarly(mutation) {
  if (!early.has(mutation)) note({ early: mutation });
  early.add(mutation);
}

/** Has a mutation left something behind that makes tests fail? Then nothing more is found out in this process. */
let spoilt = false;

/** Does a test pass with a mutation in force? @param {() => unknown} run @param {number} limit of rounds @param {number} mutation */
async function passes(run, limit, mutation) {
  if (mutation !== 0) note({ tried: mutation });
  [inForce, rounds, most, reached] = [mutation, 0, limit, new Set()];
  try {
    await run();
    if (mutation !== 0 && !reached.has(mutation)) noteEarly(mutation);
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
  if (spoilt || (MUTATION === '0' && done.has(test.id))) return;
  if (MUTATION === '0') for (const mutation of reached) noteEarly(mutation);
  [reached, rounds] = [new Set(), 0];
  if (MUTATION !== '0') {
    const before = usual.get(test.id) ?? 0;
    most = endless(before);
    return before > TOO_LONG ? undefined : run();
  }
  await run();
  note({ test: test.id, rounds });
  const [met, limit] = [rounds > LONG ? [] : [...reached], endless(rounds)];
  for (const mutation of met) {
    if (spoilt || killed.has(mutation) || (await passes(run, limit, mutation))) continue;
    killed.add(mutation);
    note({ killed: mutation });
    spoilt = !(await passes(run, limit, 0));
  }
  note(spoilt ? { spoilt } : { done: test.id });
  reached = new Set();
}

/** The runner of vitest, with tests run our way. @param {ConstructorParameters<typeof VitestTestRunner>[0]} config */
export default function MutationRunner(config) {
  return Object.assign(new VitestTestRunner(config), { runTask });
}
