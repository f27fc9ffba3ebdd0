import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endAfterSilence, isInstalled, isSupported, run } from './prepare.mjs';

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
