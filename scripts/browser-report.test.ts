import { expect, test } from 'vitest';
import { failedTests } from './browser-report.mjs';

test('failed tests are named with file and line, in whatever suite they stand', () => {
  const fails = { title: 'falls', file: 'a.spec.ts', line: 7, ok: false };
  const inner = { title: 'falls too', file: 'b.spec.ts', line: 9, ok: false };
  const report = { suites: [{ specs: [{ ...fails, ok: true }, fails], suites: [{ specs: [inner] }] }] };
  expect(failedTests(report)).toEqual(['a.spec.ts:7 falls', 'b.spec.ts:9 falls too']);
  expect(failedTests(undefined)).toEqual([]);
});
