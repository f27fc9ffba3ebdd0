/**
 * The command line, with spoilt files and odd arguments: it ends with 0, 1 or 2, alike in both languages; what is wrong is one sentence and no error of
 * the program; nothing commands the terminal; with --json programs can read it. `count`: command lines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mix, randomFrom } from '@escarmouche/referee';
import { cli } from '../../apps/cli/src/testing.ts';
import { commandLine } from './lib/command-lines.ts';
import { concluded, failed, told } from './lib/world.ts';

const { count, seed, from } = told();
const ended = new Map<string, number>();

/** Words of JavaScript when a program is wrong. */
const FAULT =
  /Cannot (?:read|set|convert|access|destructure)|is not (?:a function|a constructor|iterable|defined|valid JSON)|Maximum call stack|Invalid (?:array|string) length|broke down|\n {4}at |undefined|\[object /;
/** Arguments that ask for a text to be read by a person, whatever else is asked. */
const TEXT_ONLY = new Set(['--help', '--version', 'help']);
const COMMANDING = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

type Ended = Awaited<ReturnType<typeof cli>>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function flawOf(argv: readonly string[], { code, out, err }: Ended): string | undefined {
  const all = out + err;
  const fault = FAULT.exec(all);
  if (fault) return `shows a fault of the program: ${all.slice(Math.max(0, fault.index - 100), fault.index + 100)}`;
  if (![0, 1, 2].includes(code)) return `ends with ${code}`;
  if (COMMANDING.test(all)) return 'commands the terminal';
  if (code === 2 && all.trim() === '') return 'says nothing of what is wrong';
  if (!argv.includes('--json') || argv.some((one) => TEXT_ONLY.has(one))) return undefined;
  const lines = [out, ...err.split('\n')].filter((one) => one !== '');
  return lines.every(isJson) ? undefined : 'tells a program what is no JSON';
}

async function tryLine(index: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-fuzz-'));
  try {
    const argv = commandLine(folder, randomFrom(mix(seed, index)));
    const [fr, en] = [await cli(...argv, '--lang', 'fr'), await cli(...argv, '--lang', 'en')];
    const flaw = flawOf(argv, fr) ?? flawOf(argv, en) ?? (fr.code === en.code ? undefined : 'ends otherwise in another language');
    if (flaw !== undefined) failed('cli', `${argv[0] ?? ''} ${flaw}`, argv, index);
    const key = `${argv[0] ?? ''} ${en.code}`;
    ended.set(key, (ended.get(key) ?? 0) + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (let index = from; index < from + count; index++) await tryLine(index);
const known = [...ended].filter(([key]) => /^[a-z-]+ \d$/.test(key)).toSorted();
concluded('cli', count, known.map(([key, times]) => `${key}: ${times}`).join(', '));
