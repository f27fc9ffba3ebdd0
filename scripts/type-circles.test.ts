import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SYSTEMS = join(import.meta.dirname, '../packages/systems');

/** Imports of a source from its own package, types included. */
function importsOf(path: string): readonly string[] {
  const named = readFileSync(path, 'utf8').matchAll(/\bfrom '(\.[^']+\.ts)'/g);
  return [...named].map(([, other = '']) => join(dirname(path), other)).filter((other) => existsSync(other));
}

/** Sources from which each source can be reached. */
function reachableFrom(sources: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map(sources.map((path) => [path, importsOf(path)]));
  return new Map(
    sources.map((path) => {
      const reached = new Set(imports.get(path));
      for (const one of reached) for (const other of imports.get(one) ?? []) reached.add(other);
      return [path, reached];
    }),
  );
}

/** Types of rules, arms, attacks and actions that know each other; whoever takes one of them does not join them. */
const MOST = 12;

test.each(readdirSync(SYSTEMS))('types of %s knot no more than a few files in a circle', (system) => {
  const folder = join(SYSTEMS, system, 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const reached = reachableFrom(names.map((name) => join(folder, name)));
  const circles = [...reached].map(([path, all]) => [...all].filter((other) => reached.get(other)?.has(path) && all.has(path)));
  expect(names.length).toBeGreaterThan(50);
  expect(Math.max(...circles.map(({ length }) => length))).toBeLessThanOrEqual(MOST);
});
