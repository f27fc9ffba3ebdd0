import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtHost, endAfterSilence, isInstalled, isSupported, run } from './prepare.mjs';

type Packages = Record<string, { version?: string; link?: boolean; optional?: boolean }>;

/** Does a folder count as installed that locks `wanted` and holds `present`? */
function installed(wanted: Packages, present?: Packages): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  mkdirSync(join(folder, 'node_modules'));
  if (present) writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
  return isInstalled(folder);
}

test('runs on Node 20.20, and from 22.18 on', () => {
  expect(['20.20.0', '22.18.0', '23.0.0', '24.1.0'].filter((version) => !isSupported(version))).toEqual([]);
  expect(['18.20.0', '20.19.9', '21.7.0', '22.17.1'].filter(isSupported)).toEqual([]);
});

test('packages are up to date when every locked version is there', () => {
  const a = { 'node_modules/a': { version: '1.0.0' } };
  expect(installed(a, a)).toBe(true);
  expect(installed({ '': {}, 'packages/own': { version: '0.1.0' }, ...a }, a)).toBe(true);
  expect(installed(a)).toBe(false);
  expect(installed(a, {})).toBe(false);
  expect(installed(a, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
});

test('a package of another platform may be missing, one of our own may not', () => {
  expect(installed({ 'node_modules/win': { version: '1.0.0', optional: true } }, {})).toBe(true);
  expect(installed({ 'node_modules/@escarmouche/own': { link: true } }, {})).toBe(false);
  expect(installed({ 'node_modules/@escarmouche/own': { link: true } }, { 'node_modules/@escarmouche/own': { link: true } })).toBe(true);
});

test('a built host is taken unless a source of it is newer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = (path: string, at: number): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, at, at);
    for (let above = dirname(file); above !== folder; above = dirname(above)) utimesSync(above, at, at);
    return file;
  };
  const sources = [
    'packages/online/src/battle.ts',
    'package-lock.json',
    'apps/web/policy.mjs',
    'apps/server/src/serve.ts',
    'apps/cli/src/main.ts',
  ];
  for (const source of sources) made(source, 1000);
  expect(builtHost('index', folder)).toBeUndefined();
  const built = made('apps/server/dist/index.mjs', 2000);
  expect(builtHost('index', folder)).toBe(pathToFileURL(built).href);
  expect(builtHost('escarmouche', folder)).toBeUndefined();
  for (const source of sources) {
    made(source, 3000);
    expect(builtHost('index', folder)).toBeUndefined();
    made(source, 1000);
  }
  made('apps/web/src/main.ts', 3000);
  expect(builtHost('index', folder)).toBeDefined();
});

test('a program that does not exist or falls silent ends with a code and words', async () => {
  const missing = await run('escarmouche-no-such-program', []);
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('ENOENT');
  const slow = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { silence: 300 });
  expect(slow.code).toBe(1);
  expect(slow.output).toContain('was ended by SIGTERM');
});

test('a program that goes on telling what it has done may take its time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const end = vi.fn<() => void>();
  const silence = endAfterSilence(1000, end);
  for (let told = 0; told < 12; told++) {
    vi.advanceTimersByTime(900);
    silence.broken();
  }
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(end).toHaveBeenCalledOnce();
});

test('where nothing can be written it is said, without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-unwritable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  // The user of the tests may be allowed to write anywhere: here the folder of the web app is a file.
  mkdirSync(join(folder, 'apps'));
  writeFileSync(join(folder, 'apps/web'), '');
  const { code, output } = await run(process.execPath, ['-e', "import('./scripts/prepare.mjs').then(({ build }) => build())"], {
    cwd: folder,
  });
  expect(code).toBe(1);
  expect(output).toContain('Copy it to a folder of your own');
  expect(output).not.toMatch(/^ +at /m);
});
