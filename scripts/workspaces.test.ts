import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packageFile = (folder: string): PackageFile => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageFile;

const workspaces = ['packages', 'packages/systems', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')));

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:ts|mjs|svelte)$/.test(path) && !/(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(path),
  );

/** Scripts alone: markup around them in a component is no import. */
function scriptOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script).join('\n')
    : text;
}

/** The packages that a source imports: "@scope/name" or "name". */
function imported(path: string): string[] {
  const named = ts.preProcessFile(scriptOf(path)).importedFiles.map(({ fileName }) => fileName);
  return named
    .filter((name) => !name.startsWith('.') && !name.startsWith('virtual:') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

describe.each(workspaces)('%s', (folder) => {
  const { dependencies = {}, devDependencies = {} } = packageFile(folder);
  const declared = { ...dependencies, ...devDependencies };

  test('declares every package that it imports, in its tests too', () => {
    const missing = sources(folder).flatMap((path) =>
      imported(join(ROOT, folder, path)).flatMap((name) => (name in declared ? [] : [`${path}: ${name}`])),
    );
    expect(missing).toEqual([]);
  });
});

test('every workspace has the same version of a package', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of ['.', ...workspaces]) {
    const { dependencies, devDependencies } = packageFile(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('a folder whose sources are imported by name holds no tests: they would be built as files of the page', () => {
  const folders = workspaces.flatMap((workspace) =>
    sources(workspace)
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => {
        const named = readFileSync(join(ROOT, workspace, path), 'utf8').matchAll(/\bimport\(`(\.[^`$]*)\/\$\{\w+\}\.ts`\)/g);
        return [...named].map(([, folder = '']) => join(ROOT, workspace, dirname(path), folder));
      }),
  );
  expect(folders).not.toEqual([]);
  expect(folders.flatMap((folder) => readdirSync(folder).filter((name) => name.includes('.test.')))).toEqual([]);
});
