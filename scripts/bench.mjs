// npm run bench [-- NAME ...]
//
// Runs every bench/*.bench.ts (or only those named), each in a process of its own. The peers it measures against are packages of
// bench/package.json, installed only here. A bench file default-exports an async function that returns rows (bench/compare.ts has the type).
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root, runTool } from './prepare.mjs';

/** @typedef {import('../bench/compare.ts').BenchRow} BenchRow */

const folder = join(root, 'bench');

/** @param {string} file @returns {Promise<BenchRow[] | undefined>} undefined when the bench ended badly */
function measure(file) {
  return new Promise((resolve) => {
    /** @type {BenchRow[] | undefined} */
    let rows;
    const child = fork(join(folder, 'run.mjs'), [join(folder, file)], { cwd: folder });
    child.on('message', (message) => (rows = /** @type {BenchRow[]} */ (message)));
    child.on('close', (code) => resolve(code === 0 ? rows : undefined));
  });
}

/** @param {number} value @returns {string} with about three digits */
function short(value) {
  if (value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e7)) {
    return value.toLocaleString('en', { maximumSignificantDigits: 3 });
  }
  return value.toExponential(1);
}

/** @param {BenchRow} row @returns {boolean} whether it also reaches what we aim at, not only what we must hold */
function reachesTarget({ ours, ratio = ours, floor, target }) {
  return floor <= target ? ratio >= target : ratio <= target;
}

/** @param {BenchRow} row @returns {string[]} its cells */
function cells(row) {
  const verdict = row.ok ? (reachesTarget(row) ? 'target reached' : 'ok') : 'BELOW FLOOR';
  const measured = [row.ours, row.peer, row.ratio].map((value) => (value === undefined ? '-' : short(value)));
  return [row.name, ...measured, short(row.floor), short(row.target), row.unit, verdict];
}

/** @param {string[][]} lines */
function print(lines) {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

requireNode();
await ensureInstalled();
await ensureInstalled(folder);

const names = process.argv.slice(2);
const files = readdirSync(folder).filter((file) => file.endsWith('.bench.ts') && (names.length === 0 || names.includes(file.slice(0, -9))));
const typed = await runTool('typescript/bin/tsc', ['-p', folder], { show: true });

const lines = [['what', 'ours', 'peer', 'ratio', 'floor', 'target', 'unit', 'verdict']];
let bad = typed.code !== 0;
for (const file of files.sort()) {
  console.log(`${file} ...`);
  const rows = await measure(file);
  bad ||= !rows || rows.some((row) => !row.ok);
  lines.push(...(rows?.map(cells) ?? [[file, 'ended badly']]));
}
print(lines);
process.exitCode = bad ? 1 : 0;
