// npm test: every check of the project, each with its time; installs what is missing first. Last line: "N passed, N failed".
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { failedTests } from './browser-report.mjs';
import { findFirefox } from './firefox.mjs';
import { findPostgres } from './postgres.mjs';
import { build, ensureInstalled, requireNode, run, runTool } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Result of one step; output is shown when something failed */

const reports = mkdtempSync(join(tmpdir(), 'escarmouche-test-'));
/** A check tells nothing before its end. */
const checkSilence = 900_000;
/** Test runners tell of each test as it ends: half a minute more than one browser test may take. */
const testSilence = 330_000;

/** @param {string} path @returns {any} the report a test runner wrote, or undefined when it wrote none */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Counts of a step. A runner that ends badly without naming a failed test (a file that does not load, a crash) counts as one failure.
 * @param {{ code: number, output: string }} ended @param {number} passed @param {number} failed @returns {Result}
 */
function tally({ code, output }, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}

/** @param {{ code: number, output: string }} ended @returns {Result} of a step that is one check */
function oneCheck(ended) {
  return tally(ended, ended.code === 0 ? 1 : 0, 0);
}

async function unitTests() {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ended = await runTool('vitest/vitest.mjs', args, { silence: testSilence });
  const report = readReport(file);
  return tally(ended, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function conformanceCases() {
  // Memory is cleaned up rarely, and by the core that plays: the other one is busy with a step of its own.
  const flags = ['--max-semi-space-size=64', '--single-threaded-gc'];
  const ended = await run(process.execPath, [...flags, 'apps/cli/bin/escarmouche.mjs', 'check', 'cases/'], { silence: checkSilence });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(ended.output) ?? [];
  return tally(ended, Number(passed ?? 0), Number(failed ?? 0));
}

/** More browser tests than these do not fail by accident: they are not run again. */
const mostAgain = 3;

/** @param {string} name of its report @param {string[]} args */
async function runBrowserTests(name, args) {
  const file = join(reports, name);
  const ended = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
    silence: testSilence,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: 'true' },
  });
  return { ended, report: readReport(file) };
}

/** The browser tests; the few that failed once more, alone: those that pass then are named. */
async function browserTests() {
  if (!findChromium()) return { passed: 0, failed: 1, output: 'Without a Chromium the browser tests cannot run.\n' };
  const first = await runBrowserTests('browser.json', []);
  const names = failedTests(first.report);
  const counted = tally(first.ended, first.report?.stats.expected ?? 0, names.length);
  if (names.length === 0 || names.length > mostAgain) return counted;
  const again = await runBrowserTests('again.json', ['--last-failed', '--workers=1']);
  const still = failedTests(again.report);
  const mended = names.filter((name) => !still.includes(name));
  if (again.report?.stats.expected !== mended.length) return counted;
  for (const name of mended) console.log(`browser tests: failed once, passed alone, to be mended today: ${name}`);
  return { passed: counted.passed + mended.length, failed: still.length, output: first.ended.output + again.ended.output };
}

/** The table in a real Firefox, where there is one. Where there is none that is said, and nothing is counted. */
async function firefoxTest() {
  if (!findFirefox()) {
    console.log('NOT TESTED IN FIREFOX: this machine has none. Install firefox-esr or Firefox, or name one in the FIREFOX variable.');
    return { passed: 0, failed: 0, output: '' };
  }
  const ended = await runTool('tsx/dist/cli.mjs', ['apps/web/tests/firefox.ts'], { silence: checkSilence });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(ended.output) ?? [];
  return tally(ended, Number(passed ?? 0), Number(failed ?? 0));
}

const byApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. @param {string[]} names */
function aptInstall(...names) {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Installs Debian's Firefox when this machine has none and allows it. */
async function ensureFirefox() {
  if (findFirefox() || !byApt) return;
  console.log('Installing Firefox (once) ...');
  const updated = await run('apt-get', ['update', '-qq']);
  const installed = await aptInstall('firefox-esr');
  if (installed.code !== 0) console.log(`${updated.output}${installed.output}Firefox could not be installed with apt-get.`);
}

/**
 * Installs Debian's Chromium when this machine has none and allows it, the shell without a window where there is one; says what to do otherwise.
 */
async function ensureChromium() {
  if (findChromium()) return;
  if (!byApt) {
    console.log('No Chromium found: install chromium or Chrome, or name one in the CHROMIUM variable.');
    return;
  }
  console.log('Installing Chromium (once) ...');
  const updated = await run('apt-get', ['update', '-qq']);
  const shell = await aptInstall('chromium-headless-shell', 'fonts-dejavu-core');
  if (shell.code === 0) return;
  const whole = await aptInstall('chromium', 'fonts-dejavu-core');
  if (whole.code !== 0) console.log(`${updated.output}${whole.output}Chromium could not be installed with apt-get.`);
}

/** Where Debian is told that a new PostgreSQL starts no server of its own. */
const noServer = '/etc/postgresql-common/createcluster.d/escarmouche.conf';

/** Installs Debian's PostgreSQL, without a server that runs, when this machine has none and allows it; says what is left out otherwise. */
async function ensurePostgres() {
  if (!findPostgres() && byApt) {
    console.log('Installing PostgreSQL (once) ...');
    mkdirSync(dirname(noServer), { recursive: true });
    writeFileSync(noServer, 'create_main_cluster = false\n');
    const updated = await run('apt-get', ['update', '-qq']);
    const installed = await aptInstall('postgresql');
    rmSync(noServer);
    if (installed.code !== 0) console.log(`${updated.output}${installed.output}PostgreSQL could not be installed with apt-get.`);
  }
  if (!findPostgres()) console.log('NOT TESTED WITH POSTGRESQL: this machine has none. Install postgresql.');
}

/** @param {string} name of a script of package.json that is one check */
async function script(name) {
  return oneCheck(await run('npm', ['run', '--silent', name], { silence: checkSilence }));
}

/** @typedef {{ name: string, run: () => Promise<Result> }} Step */

/**
 * Steps that keep one core busy each run side by side, two at a time, the longest first; the two that keep both busy run alone. Firefox opens the build.
 * Imports of browser tests are compiled when the tests are listed, and kept by Playwright: compiled at the tests' start, they would leave a core idle.
 * @type {Step[][]}
 */
const stages = [
  [
    { name: 'lint', run: () => script('lint:code') },
    { name: 'unused', run: () => script('lint:unused') },
    { name: 'types', run: () => script('typecheck') },
    { name: 'format', run: () => script('lint:format') },
    { name: 'build', run: async () => oneCheck(await build()) },
  ],
  [{ name: 'unit tests', run: unitTests }],
  [
    { name: 'conformance cases', run: conformanceCases },
    { name: 'Firefox', run: firefoxTest },
    {
      name: 'rules coverage',
      run: async () => oneCheck(await runTool('tsx/dist/cli.mjs', ['scripts/coverage-rules.ts'], { silence: checkSilence })),
    },
    {
      name: 'browser tests listed',
      run: async () => oneCheck(await runTool('@playwright/test/cli.js', ['test', '--list'], { silence: checkSilence })),
    },
  ],
  [{ name: 'browser tests', run: browserTests }],
];

let passed = 0;
let failed = 0;

/** @param {Step} step runs it, counts it and tells how it went */
async function take({ name, run: check }) {
  const start = performance.now();
  const result = await check();
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) console.log(result.output.trimEnd());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

/** @param {Step[]} steps taken one after the other, as long as any are left */
async function lane(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) await take(step);
}

requireNode();
await ensureInstalled();
await ensureChromium();
await ensureFirefox();
await ensurePostgres();

for (const steps of stages) await Promise.all([lane(steps), lane(steps)]);

rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
