import { sealed } from '@escarmouche/referee';
import type { Origin } from '../storage/keep.ts';
import type { Moment } from './log.ts';

/** A moment somebody wants to find again, with what was written about it. */
export interface Bookmark extends Moment {
  readonly text: string;
}

/** The margin of a battle: notes in the header of its file, which change nothing of the match. */
export interface Margin {
  readonly bookmarks: readonly Bookmark[];
  readonly origin?: Origin;
}

/** The match file with its margin written into the first line. */
export function inscribe(file: string, margin: Margin): string {
  if (margin.bookmarks.length === 0 && !margin.origin) return file;
  const end = file.indexOf('\n');
  const header = JSON.parse(file.slice(0, end)) as { meta: Record<string, unknown> };
  return sealed(JSON.stringify({ ...header, meta: { ...header.meta, margin } }) + file.slice(end));
}
