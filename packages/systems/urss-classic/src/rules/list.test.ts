import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flawsOfList } from '@escarmouche/skirmish/plane/testing';
import { expect, test } from 'vitest';
import { SPECIAL_RULES } from './index.ts';

test('every special rule is listed, in the file of its slug, its test shows what it cites, all have words for it, and none fills a hook with a flag', () => {
  const files = readdirSync(import.meta.dirname).map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const);
  expect(flawsOfList(SPECIAL_RULES, new Map(files))).toEqual([]);
});
