import { copy, type System } from '@escarmouche/referee';
import type { Snapshot } from './snapshot.ts';

/** Entries from one kept state to the next. */
const EVERY = 16;

/** Told past of a battle: its beginning, and the events since. */
export interface Heard<S, C, E> {
  /** The beginning; the same object while unchanged. */
  beginning(): S;
  snapshot(): Snapshot<S, C, E>;
}

/** The past as it was heard: any state of it without folding from the start, after so many whole entries and, of the next one, so many events. */
export function pastOf<Setup, S, C, E>({ reduce }: Pick<System<Setup, S, C, E>, 'reduce'>, heard: Heard<S, C, E>) {
  let begun = heard.beginning();
  let entries: Snapshot<S, C, E>['entries'] = [];
  /** Number of entries gone through, with the state after them; `kept[n]`: after n times EVERY entries. */
  let done = 0;
  let front = copy(begun);
  let kept = [begun];

  /** States gone through hold as long as the past stays the same. */
  function follow(): void {
    const now = heard.snapshot().entries;
    if (now === entries) return;
    const holds = begun === heard.beginning() && done <= now.length && entries.slice(0, done).every((entry, i) => entry === now[i]);
    if (!holds) {
      begun = heard.beginning();
      front = copy(begun);
      [done, kept] = [0, [begun]];
    }
    entries = now;
  }

  /** Goes through the first entries, as many as are asked for. */
  function learn(count: number): void {
    follow();
    for (; done < Math.min(count, entries.length); done++) {
      for (const event of entries[done]?.events ?? []) reduce(front, event);
      if ((done + 1) % EVERY === 0) kept.push(copy(front));
    }
  }

  return (entry: number, event = 0): S => {
    learn(entry);
    const { waiting } = heard.snapshot();
    const from = Math.min(Math.floor(entry / EVERY), kept.length - 1);
    const state = copy(kept[from] ?? begun);
    const whole = entries.slice(from * EVERY, entry).flatMap(({ events }) => events);
    const part = (entries[entry]?.events ?? waiting?.events ?? []).slice(0, event);
    for (const one of [...whole, ...part]) reduce(state, one);
    return state;
  };
}
