import type { Moment } from './log.ts';
import type { Bookmark, Margin } from './margin.ts';
import { inOrder, MOST_BOOKMARKS } from './read-margin.ts';

/** A moment has one bookmark: a new one takes the place of the old. */
export function withBookmark({ bookmarks, origin }: Margin, bookmark: Bookmark): Margin {
  return { bookmarks: inOrder([...without(bookmarks, bookmark), bookmark]).slice(0, MOST_BOOKMARKS), origin };
}

export function withoutBookmark({ bookmarks, origin }: Margin, moment: Moment): Margin {
  return { bookmarks: without(bookmarks, moment), origin };
}

const without = (bookmarks: readonly Bookmark[], { entry, event }: Moment): readonly Bookmark[] =>
  bookmarks.filter((one) => one.entry !== entry || one.event !== event);
