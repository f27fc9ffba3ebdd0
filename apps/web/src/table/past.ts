import { copy } from '@escarmouche/referee';
import { beginningOf, type Seen } from './viewer.ts';

/** A point of a battle: after so many whole entries and, of the next one, so many events. */
export interface Moment {
  readonly entry: number;
  readonly event: number;
}

/** Entries from one kept state to the next. */
const EVERY = 16;

/** The past of a session: any state of it without folding from the start. */
export function createPast<Setup, S, C, E>(seen: () => Seen<Setup, S, C, E>) {
  let eye = seen();
  const { system } = eye;
  let entries: readonly { readonly events: readonly E[] }[] = [];
  /** How many of them have been gone through, with the state after those; `kept[n]`: after n times EVERY entries. */
  let done = 0;
  let front = beginningOf(eye);
  let kept: S[] = [];

  /** What has been gone through holds as long as it is still the past. */
  function follow(): void {
    const now = seen().snapshot().entries;
    if (now === entries && eye === seen()) return;
    const holds = eye === seen() && done <= now.length && entries.slice(0, done).every((entry, i) => entry === now[i]);
    if (!holds || kept.length === 0) {
      eye = seen();
      front = copy(beginningOf(eye));
      [done, kept] = [0, [copy(front)]];
    }
    entries = now;
  }

  /** Goes through the first entries, as many as are asked for. */
  function learn(count: number): void {
    follow();
    for (; done < Math.min(count, entries.length); done++) {
      for (const event of entries[done]?.events ?? []) system.reduce(front, event);
      if ((done + 1) % EVERY === 0) kept.push(copy(front));
    }
  }

  return {
    /** Never change it. */
    stateAt({ entry, event }: Moment): S {
      learn(entry);
      const { waiting } = seen().snapshot();
      const from = Math.min(Math.floor(entry / EVERY), kept.length - 1);
      const state = copy(kept[from] ?? beginningOf(eye));
      const whole = entries.slice(from * EVERY, entry).flatMap(({ events }) => events);
      const part = (entries[entry]?.events ?? waiting?.events ?? []).slice(0, event);
      for (const one of [...whole, ...part]) system.reduce(state, one);
      return state;
    },
  };
}
