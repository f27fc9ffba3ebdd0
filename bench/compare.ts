/**
 * One line of a benchmark's report. Where floor <= target more is better (a ratio), elsewhere less is (milliseconds, an error).
 * `ours` and `peer` are in `unit`; `peer` and `ratio` are missing where nothing is measured beside us.
 */
export interface BenchRow {
  name: string;
  ours: number;
  peer?: number;
  ratio?: number;
  floor: number;
  target: number;
  ok: boolean;
  unit: string;
}

export interface Race<T> {
  name: string;
  /** Both sides do the same work and return what they found. */
  ours: () => T | Promise<T>;
  peer: () => T | Promise<T>;
  /** Throws, with words, when the two results differ: a wrong answer has no speed. */
  agree: (ours: T, peer: T) => void;
  /** Pieces of work in one call of either side. */
  work: number;
  /** Unit of work, e.g. "moves". */
  piece: string;
  floor: number;
  target: number;
  rounds?: number;
}

/** The middle value, of at least one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

async function seconds(side: () => unknown): Promise<number> {
  const start = performance.now();
  await side();
  return (performance.now() - start) / 1000;
}

/** Measures two ways of doing the same work, interleaved, and compares them by the median of the rounds' ratios. */
export async function race<T>({ name, ours, peer, agree, work, piece, floor, target, rounds = 7 }: Race<T>): Promise<BenchRow> {
  agree(await ours(), await peer());
  const times: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round++) times.push({ ours: await seconds(ours), peer: await seconds(peer) });
  const ratio = median(times.map((time) => time.peer / time.ours));
  return {
    name,
    ours: work / median(times.map((time) => time.ours)),
    peer: work / median(times.map((time) => time.peer)),
    ratio,
    floor,
    target,
    ok: ratio >= floor,
    unit: `${piece}/s`,
  };
}
