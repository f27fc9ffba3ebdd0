import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIAL_RULES } from './index.ts';

const FILES = readdirSync(import.meta.dirname);

test('every special rule is listed, in the file of its slug', () => {
  const files = FILES.filter((file) => !file.endsWith('.test.ts') && !['index.ts', 'list.ts'].includes(file));
  expect(SPECIAL_RULES.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});

test.each(SPECIAL_RULES.map((rule) => [rule.id, rule] as const))('%s: its test shows what it cites', (id, { cites }) => {
  const shown = readFileSync(join(import.meta.dirname, `${id}.test.ts`), 'utf8');
  expect(cites.length).toBeGreaterThan(0);
  expect(cites.filter((cited) => !new RegExp(`'[^']*${cited}[ ,:]`).test(shown))).toEqual([]);
});
