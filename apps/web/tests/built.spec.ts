import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseSync } from 'vite';
import { openBuilt } from '../../../scripts/open-built.mjs';
import { dist } from '../../../scripts/prepare.mjs';
import { test } from './test.ts';

/** The words about the built table when its files whose names fit are spoilt. */
async function said(fits: RegExp, spoil: (file: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-built-'));
  try {
    cpSync(dist, folder, { recursive: true });
    const files = readdirSync(join(folder, 'assets')).filter((name) => fits.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) spoil(join(folder, 'assets', file));
    const { code, output } = await openBuilt(folder);
    expect(code).toBe(output === '' ? 0 : 1);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a build whose first screen comes is taken', async () => {
  expect(await said(/^Home-.*\.js$/, () => undefined)).toBe('');
});

test('a build that throws before its first screen is refused with the error', async () => {
  const output = await said(/^page-.*\.js$/, (file) => writeFileSync(file, "throw new Error('no figure stands here');"));
  expect(output).toContain('no figure stands here');
});

test('a build that lacks a file of its first screen is refused with the name of the file', async () => {
  expect(await said(/^Home-.*\.js$/, (file) => rmSync(file))).toMatch(/Home-[\w-]+\.js: 404/);
});

/** Files that each file of a build imports at once, by its name. */
function importsOf(assets: string): ReadonlyMap<string, readonly string[]> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return new Map(
    scripts.map((name) => {
      const { staticImports, staticExports } = parseSync(name, readFileSync(join(assets, name), 'utf8')).module;
      const asked = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(({ moduleRequest }) => moduleRequest?.value);
      return [name, asked.flatMap((request) => (request?.startsWith('./') ? [request.slice(2)] : []))];
    }),
  );
}

/** Files that import each other, each circle once: "a > b > a". */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    else if (!done.has(file)) for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

test('no built files import each other', () => {
  const imports = importsOf(join(dist, 'assets'));
  expect(imports.size).toBeGreaterThan(50);
  expect([...imports.values()].flat().filter((name) => !imports.has(name))).toEqual([]);
  expect(circlesOf(imports)).toEqual([]);
});
