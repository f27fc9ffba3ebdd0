/** Shares of strength by side; together they are 1. */
export type Standing = readonly number[];

/** Shares of some strengths; equal when no side has any left. */
export function standingOf(worth: readonly number[]): Standing {
  const all = worth.reduce((sum, one) => sum + one, 0);
  return worth.map((one) => (all > 0 ? one / all : 1 / worth.length));
}

/** An entry that moved the standing towards a side. */
export interface Swing {
  /** Index of the entry. */
  readonly entry: number;
  /** The side that gained most. */
  readonly side: number;
  /** The share gained. */
  readonly gain: number;
}

/** Less is no turning point. */
const LEAST = 0.02;

/** The greatest changes of the standing, in the order of the entries. `standings[n]`: after n entries. */
export function swingsOf(standings: readonly Standing[], most = 3): readonly Swing[] {
  const swings = standings.slice(1).flatMap((standing, entry): Swing[] => {
    let best: Swing | undefined;
    standing.forEach((share, side) => {
      const gain = share - (standings[entry]?.[side] ?? share);
      if (gain >= LEAST && gain > (best?.gain ?? 0)) best = { entry, side, gain };
    });
    return best ? [best] : [];
  });
  return swings
    .sort((a, b) => b.gain - a.gain || a.entry - b.entry)
    .slice(0, most)
    .sort((a, b) => a.entry - b.entry);
}
