import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../../packages/cases/src/document.ts';

/** Every conformance case of the folder CASES as a test. */
const { CASES = '' } = process.env;

for (const file of readdirSync(CASES).filter((name) => name.endsWith('.yaml'))) {
  for (const { name, run } of readCases(readFileSync(join(CASES, file), 'utf8')).cases) {
    test(name, () => {
      const verdict = run();
      expect(verdict.problems ?? verdict.failures).toEqual([]);
    });
  }
}
