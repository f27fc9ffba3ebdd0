import { parseArgs } from 'node:util';

/** --count and --seed, as scripts/fuzz.mjs hands them on; --from begins at a later battle, --all goes on after a failure and counts. */
export interface Told {
  readonly count: number;
  readonly seed: number;
  readonly from: number;
  readonly all: boolean;
}

export function told(): Told {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      all: { type: 'boolean', default: false },
    },
  });
  return { count: Number(values.count), seed: Number(values.seed), from: Number(values.from), all: values.all };
}

/** Longest a single command, check or file may take, in milliseconds of the processor. */
const LONGEST = 2000;

function shown(input: unknown): string {
  try {
    return JSON.stringify(input) ?? 'nothing';
  } catch {
    return 'what cannot be written as JSON';
  }
}

const failures = new Map<string, number>();
let slowest = { milliseconds: 0, what: '' };

/**
 * Says how to see a failure again, and ends; with --all each kind of failure is told once and counted. `at`: the battle or file it came from.
 */
export function failed(name: string, what: string, input: unknown, at = 0): void {
  const { seed, all } = told();
  const kind = what.replaceAll(/[\d.,-]+/g, '#');
  const times = (failures.get(kind) ?? 0) + 1;
  failures.set(kind, times);
  if (times > 1) return;
  console.error(`${name}: ${what}\n${shown(input)}\nagain: npx tsx scripts/fuzz/${name}.ts --seed ${seed} --from ${at} --count 1`);
  if (!all) process.exit(1);
}

/** Runs for one look at the processor's clock, which is slow to read. */
const RUNS = 50;
let runs = 0;
let processor = process.cpuUsage();

/** Runs something and holds it to the time it may take; a busy machine makes nothing slow. */
export function timed<T>(name: string, input: unknown, at: number, run: () => T): T {
  if (runs++ % RUNS === 0) processor = process.cpuUsage();
  const before = performance.now();
  const result = run();
  const passed = performance.now() - before;
  if (passed <= slowest.milliseconds) return result;
  const { user, system } = process.cpuUsage(processor);
  const milliseconds = Math.min(passed, (user + system) / 1000);
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what: shown(input) };
  if (milliseconds > LONGEST) failed(name, `takes ${Math.round(milliseconds)} ms`, input, at);
  return result;
}

/** Inputs that a long run tries between two reports of its progress. */
const BETWEEN_WORDS = 50_000;
let words = 0;

/** Says now and then how much was tried, and how to go on from there should the run be stopped. */
export function underWay(name: string, tried: number, next: number): void {
  if (tried < (words + 1) * BETWEEN_WORDS) return;
  words = Math.floor(tried / BETWEEN_WORDS);
  console.log(`${name}: ${tried} so far; goes on with --seed ${told().seed} --from ${next}`);
}

/** The last words: the tries, their speed, the failures. */
export function concluded(name: string, count: number, summary: string): void {
  const seconds = performance.now() / 1000;
  console.log(`${name}: ${count} in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} a second; ${summary}`);
  if (slowest.what !== '') console.log(`slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.what.slice(0, 200)}`);
  for (const [kind, times] of failures) console.error(`${times} times: ${kind}`);
  if (failures.size > 0) process.exitCode = 1;
}
