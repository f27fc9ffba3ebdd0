import type { Margin } from './margin.ts';

/** The margin of an open battle: whoever shows or keeps it hears of every change. */
export function createMargin(read: Margin) {
  let now = $state.raw(read);
  return {
    get now(): Margin {
      return now;
    },
    set now(next: Margin) {
      now = next;
    },
  };
}

export type OpenMargin = ReturnType<typeof createMargin>;
