/** Checkpoints: states kept on the way, so that the past is folded from the nearest and not from the beginning. */
export interface Checkpoints<S> {
  /** Keeps the state after so many entries where one is due; a kept state must never be changed. */
  note(entries: number, state: S): void;
  /** The latest state kept that is not after so many entries. */
  before(entries: number): { readonly entries: number; readonly state: S };
  /** Checkpoints up to so many entries, for a match of its own. */
  upTo(entries: number): Checkpoints<S>;
}

/** States kept at most, beside the first: when there are more, every second goes and the next ones lie twice as far apart. */
const MOST = 64;
const FIRST_SPACING = 8;

export function checkpointsFrom<S>(initial: S, kept: ReadonlyMap<number, S> = new Map(), from = FIRST_SPACING): Checkpoints<S> {
  const states = new Map(kept);
  let spacing = from;
  const latest = (entries: number): number => Math.max(0, ...[...states.keys()].filter((at) => at <= entries));

  return {
    note(entries, state) {
      // a state noted anew after an undo takes the place of those there and beyond
      for (const at of states.keys()) if (at >= entries) states.delete(at);
      if (entries === 0 || entries % spacing > 0) return;
      states.set(entries, state);
      if (states.size <= MOST) return;
      spacing *= 2;
      for (const at of states.keys()) if (at % spacing > 0) states.delete(at);
    },
    before(entries) {
      const at = latest(entries);
      return { entries: at, state: states.get(at) ?? initial };
    },
    upTo: (entries) => checkpointsFrom(initial, new Map([...states].filter(([at]) => at <= entries)), spacing),
  };
}
