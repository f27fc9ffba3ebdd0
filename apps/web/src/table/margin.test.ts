import { readHeader, sealOf } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { withBookmark, withoutBookmark } from './bookmarks.ts';
import { inscribe, type Margin } from './margin.ts';
import { marginIn } from './read-margin.ts';

const FILE = '{"format":"escarmouche-match","system":"s","version":"1","setup":{},"meta":{"seed":"x"}}\n{"entry":1}\n';
const margin: Margin = {
  bookmarks: [{ entry: 3, event: 1, text: 'Bien joué' }],
  origin: { id: 'b', root: 'a', title: 'Une partie', turn: 2 },
};

test('what is written in the margin comes back from the file, and the match stays as it is', () => {
  const file = inscribe(FILE, margin);
  expect(file).toContain('\n{"entry":1}\n');
  expect(sealOf(file)).toBe('intact');
  const head = readHeader(file);
  if (!head.ok) throw new Error('no header');
  expect(head.header.meta.seed).toBe('x');
  expect(marginIn({ meta: head.header.meta })).toEqual(margin);
  expect(inscribe(FILE, { bookmarks: [] })).toBe(FILE);
});

test('a strange margin is left out, part by part', () => {
  expect(marginIn({})).toEqual({ bookmarks: [], origin: undefined });
  expect(marginIn({ meta: { margin: 'x' } })).toEqual({ bookmarks: [], origin: undefined });
  const bookmarks = [
    { entry: -1, event: 0, text: '' },
    { entry: 5, event: 0, text: 'b' },
    null,
    { entry: 2, event: 0, text: 'a' },
    { entry: 1 },
  ];
  expect(marginIn({ meta: { margin: { bookmarks, origin: { id: 1, turn: 2 } } } })).toEqual({
    bookmarks: [
      { entry: 2, event: 0, text: 'a' },
      { entry: 5, event: 0, text: 'b' },
    ],
    origin: undefined,
  });
});

test('a moment has one bookmark, and bookmarks stand in order', () => {
  const more = withBookmark(withBookmark(margin, { entry: 1, event: 2, text: '' }), { entry: 3, event: 1, text: 'Mieux' });
  expect(more.bookmarks.map(({ entry, text }) => [entry, text])).toEqual([
    [1, ''],
    [3, 'Mieux'],
  ]);
  expect(withoutBookmark(more, { entry: 1, event: 2 }).bookmarks).toHaveLength(1);
  expect(more.origin).toBe(margin.origin);
});
