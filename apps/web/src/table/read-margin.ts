import type { Json } from '@escarmouche/referee';
import type { Origin } from '../storage/keep.ts';
import type { Bookmark, Margin } from './margin.ts';

/** Margins of files that are read, and their limits. A new battle needs nothing of this. */

export const MOST_BOOKMARKS = 200;
export const LONGEST_COMMENT = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Reads the margin from the header of a file that may come from outside; strange parts are left out. */
export function marginIn(header: Readonly<Record<string, Json | undefined>>): Margin {
  const meta: unknown = header.meta;
  const margin = isRecord(meta) && isRecord(meta.margin) ? meta.margin : {};
  const bookmarks = Array.isArray(margin.bookmarks) ? margin.bookmarks : [];
  return {
    bookmarks: inOrder(
      bookmarks
        .slice(0, MOST_BOOKMARKS)
        .flatMap((one: unknown) =>
          isRecord(one) && isCount(one.entry) && isCount(one.event) && typeof one.text === 'string'
            ? [{ entry: one.entry, event: one.event, text: one.text.slice(0, LONGEST_COMMENT) }]
            : [],
        ),
    ),
    origin: originOf(margin.origin),
  };
}

function originOf(value: unknown): Origin | undefined {
  if (!isRecord(value) || !isCount(value.turn)) return undefined;
  const { id, root, title, turn } = value;
  return typeof id === 'string' && typeof root === 'string' && typeof title === 'string' ? { id, root, title, turn } : undefined;
}

export function inOrder(bookmarks: readonly Bookmark[]): readonly Bookmark[] {
  return bookmarks.toSorted((a, b) => a.entry - b.entry || a.event - b.event);
}
