/** Something with what it was before each change, and what was taken back of it. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const MOST = 200;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** A change ends what was taken back before it. */
export const changed = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-MOST),
  now: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [before] = past.slice(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later };
}
