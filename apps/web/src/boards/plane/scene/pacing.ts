/** Frames above the one are too slow to feel with the hand, below the other there is time to spare. Milliseconds. */
const SLOW = 42;
const QUICK = 24;
const SHARES = [1, 0.75, 0.55, 0.4] as const;
/** Frames between two changes of mind. */
const PATIENCE = 3;

/** Pictures are drawn coarser while something moves, if the last ones took long. */
export function createPacing() {
  let level = 0;
  let recent: readonly number[] = [];
  return {
    /** Share of the pixels of a side to draw. */
    share: (): number => SHARES[level] ?? 1,
    took(milliseconds: number): void {
      recent = [...recent.slice(1 - PATIENCE), milliseconds];
      if (recent.length < PATIENCE) return;
      if (Math.min(...recent) > SLOW && level < SHARES.length - 1) level++;
      else if (Math.max(...recent) < QUICK && level > 0) level--;
      else return;
      recent = [];
    },
  };
}
