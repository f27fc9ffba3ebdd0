import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paces } from './lengths.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

/** A count or a variable, a space of any kind, and the unit. */
const BY_HAND = /(?:\d|\})[\s\u00a0\u202f](?:pas|paces?)\b/;

test('UC-SYS-DISTANCE: a length is a number of paces, with a space that does not break before its unit', () => {
  expect(paces(3800)).toEqual({ fr: '3,8\u00a0pas', en: '3.8\u00a0paces' });
  expect(paces(1000)).toEqual({ fr: '1\u00a0pas', en: '1\u00a0pace' });
});

test.each(['skirmish/src', 'systems/urss-classic/src'])('no sentence in %s writes the unit of a length by hand', (folder) => {
  const sources = readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('lengths.ts'),
  );
  const files = sources.filter((path) =>
    readFileSync(join(PACKAGES, folder, path), 'utf8')
      .split('\n')
      .some((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && BY_HAND.test(line)),
  );
  expect(sources.length).toBeGreaterThan(5);
  expect(files).toEqual([]);
});
