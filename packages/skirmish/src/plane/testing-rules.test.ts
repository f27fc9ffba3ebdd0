import { expect, test } from 'vitest';
import { flawsOfList } from './testing-rules.ts';

type Listed = Parameters<typeof flawsOfList>[0][number];

const LEAP = { id: 'leap', cites: ['X-LEAP'] };
const FILES = { 'index.ts': '', 'list.ts': '', 'leap.ts': '', 'leap.test.ts': `test('X-LEAP: far')` };
const flaws = (files: Readonly<Record<string, string>>, ...rules: readonly Listed[]): string[] =>
  flawsOfList(rules, new Map(Object.entries(files)));

const does = (fr: readonly string[], en: readonly string[], written: readonly string[]): Pick<Listed, 'action'> => ({
  action: { special: { words: { commit: { fr: '', en: '' }, typed: { fr, en }, written } } },
});

test('every special rule has a file of its slug, and every file a rule', () => {
  expect(flaws(FILES, LEAP)).toEqual([]);
  const { 'leap.ts': _leap, ...others } = FILES;
  expect(flaws({ ...others, 'jump.ts': '' }, LEAP)).toEqual(['jump.ts is the file of no rule', 'leap has no file']);
});

test('every special rule cites something, and the names of its tests show all of it', () => {
  expect(flaws(FILES, { ...LEAP, cites: [] })).toEqual(['leap cites nothing']);
  const unshown = ['leap has a test that does not show X-LEAP'];
  expect(flaws({ ...FILES, 'leap.test.ts': `test('X-LEAP-FAR: far') // X-LEAP` }, LEAP)).toEqual(unshown);
  const { 'leap.test.ts': _test, ...untested } = FILES;
  expect(flaws(untested, LEAP)).toEqual(unshown);
});

test('what a special rule does can be typed in both languages, and what there is of it written in a case', () => {
  expect(flaws(FILES, { ...LEAP, ...does(['bondir'], ['leap'], ['leap']), rolls: { written: ['leap'] } })).toEqual([]);
  expect(flaws(FILES, { ...LEAP, ...does([], [], ['leap']) })).toEqual([
    'leap cannot be typed in French',
    'leap cannot be typed in English',
  ]);
  expect(flaws(FILES, { ...LEAP, ...does(['leap'], [], []), power: {} })).toEqual([]);
  for (const one of [does(['bondir'], ['leap'], []), { rolls: { written: [] } }, { remembers: [{ written: ['leapt'] }, { written: [] }] }])
    expect(flaws(FILES, { ...LEAP, ...one })).toEqual(['leap cannot be written']);
});

test('no special rule fills a hook with a flag, nor does its effect: what it does stands in its file', () => {
  const moments = { moved: () => true, bears: 2 };
  expect(flaws(FILES, Object.assign({ effect: moments }, LEAP, moments))).toEqual([]);
  expect(flaws(FILES, Object.assign({ effect: { holds: true } }, LEAP, { silent: false }))).toEqual([
    'leap fills silent with a flag',
    'leap fills holds with a flag',
  ]);
});

test('what is typed is one action', () => {
  const files = { ...FILES, 'jump.ts': '', 'jump.test.ts': `test('X-JUMP: far')` };
  const jump = { id: 'jump', cites: ['X-JUMP'], ...does(['sauter', 'bondir'], ['jump'], ['jump']) };
  expect(flaws(files, { ...LEAP, ...does(['bondir'], ['leap'], ['leap']) }, jump)).toEqual(['more than one action is typed bondir']);
});
