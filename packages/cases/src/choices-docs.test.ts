import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Purposes of a system's questions, by the literals of its sources. */
function askedBy(system: string): readonly string[] {
  const folder = join(ROOT, 'packages/systems', system, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\.choose\(\s*'(\w+)'/g)].map(([, purpose = '']) => purpose),
  );
}

test('every question of the URSS systems stands in the tables of choices', () => {
  const docs = readFileSync(join(ROOT, 'docs/cases.md'), 'utf8');
  const asked = [...new Set(['urss-classic', 'urss-kit'].flatMap(askedBy))];
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((purpose) => !docs.includes(`| \`${purpose}\``))).toEqual([]);
});
