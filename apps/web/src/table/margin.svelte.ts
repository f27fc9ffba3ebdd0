import type { Margin } from './margin.ts';

/** The margin of an open battle; listeners hear of every change. */
export function createMargin(read: Margin) {
  let now = $state.raw(read);
  let closed = $state(false);
  return {
    /** Another tab plays the battle and keeps its margin: notes written here would be lost. */
    get closed(): boolean {
      return closed;
    },
    set closed(next: boolean) {
      closed = next;
    },
    get now(): Margin {
      return now;
    },
    set now(next: Margin) {
      now = next;
    },
  };
}

export type OpenMargin = ReturnType<typeof createMargin>;
