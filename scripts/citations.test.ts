import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedByCases, citedByTitle, testTitles } from './citations.ts';

const ROOT = join(import.meta.dirname, '..');

test('a title cites the ids before its colon, not those it mentions later', () => {
  expect(citedByTitle('UC-DICE-BONUS: keeps the two highest')).toEqual(['UC-DICE-BONUS']);
  expect(citedByTitle('UC-A-1, UC-B and UC-C-D: as in UC-E')).toEqual(['UC-A-1', 'UC-B', 'UC-C-D']);
  expect(citedByTitle('UC-A UC-B: both')).toEqual(['UC-A', 'UC-B']);
  expect(citedByTitle('keeps UC-A: no')).toEqual([]);
  expect(citedByTitle('UC-A without a colon')).toEqual([]);
});

test('titles are found in test, it, each and templates, not in describe', () => {
  const source = `
    describe('group', () => {
      test('one', () => {});
      it("two", async () => {});
      test.each([[1], [2]])('three %i', (n) => {});
      for (const n of [1]) test(\`four \${n}\`, () => { expect(call('not me')).toBe(1); });
    });`;
  expect(testTitles(source)).toEqual(['one', 'two', 'three %i', 'four ']);
});

test('cites are found in every document and case of a file', () => {
  const yaml = 'cites: [UC-A]\n---\ncases:\n  - name: x\n    cites: [UC-B, UC-C]\n  - name: UC-D\n';
  expect(citedByCases(yaml)).toEqual(['UC-A', 'UC-B', 'UC-C']);
});

function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('node_modules') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path));
}

test('every rule that a source names stands in a rulebook', () => {
  const rulebook = filesIn('packages/content/rulebook', /\.json$/).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const ids = new Set(rulebook.flatMap((text) => [...text.matchAll(/"id": "([A-Z]{2}-[A-Z0-9-]+)"/g)].map(([, id]) => id)));
  expect(ids.size).toBeGreaterThan(500);
  const missing = [...filesIn('apps/web/src', /\.(?:ts|svelte)$/), ...filesIn('packages', /\/src\/.*\.ts$/)].flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'((?:UC|UK|ZB|DZ|AI)-[A-Z0-9-]*[A-Z0-9])'/g)]
      .filter(([, id]) => !ids.has(id))
      .map(([, id]) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});
