import type { Attempt, Thrown } from '../systems/game-analysis.ts';

/** Results of rolls that had to pass. */
export interface Luck {
  readonly rolls: number;
  readonly passed: number;
  /** Passes in the mean: the sum of the chances. */
  readonly expected: number;
}

/** Passes beyond what was to be expected. */
export const surplus = ({ passed, expected }: Luck): number => passed - expected;

export function luckOf(attempts: readonly Attempt[]): Luck {
  let [passed, expected] = [0, 0];
  for (const attempt of attempts) {
    passed += attempt.passed ? 1 : 0;
    expected += attempt.chance;
  }
  return { rolls: attempts.length, passed, expected };
}

/** Exact chances that 0, 1, 2 … of some rolls pass. */
export function passes(chances: readonly number[]): readonly number[] {
  let result = [1];
  for (const chance of chances) {
    const next = new Array<number>(result.length + 1).fill(0);
    result.forEach((likely, n) => {
      next[n] = (next[n] ?? 0) + likely * (1 - chance);
      next[n + 1] = (next[n + 1] ?? 0) + likely * chance;
    });
    result = next;
  }
  return result;
}

/**
 * The place of such luck among all ways the same rolls may fall, from 0 to 1: the chance of fewer passes, and half the chance of as many.
 * Around 0.5 luck was fair; undefined where nothing was left to luck.
 */
export function luckRank(attempts: readonly Attempt[]): number | undefined {
  if (attempts.every(({ chance }) => chance === 0 || chance === 1)) return undefined;
  const likely = passes(attempts.map(({ chance }) => chance));
  const { passed } = luckOf(attempts);
  let rank = (likely[passed] ?? 0) / 2;
  for (let n = 0; n < passed; n++) rank += likely[n] ?? 0;
  return rank;
}

export interface Histogram {
  /** Faces of the dice. */
  readonly faces: number;
  /** The number of times that each face fell, from 1 on. */
  readonly counts: readonly number[];
  readonly thrown: number;
  readonly mean: number;
}

/** The dice of one kind that were thrown most; undefined when none were. */
export function histogramOf(throws: readonly Thrown[]): Histogram | undefined {
  const kinds = new Map<number, number[]>();
  for (const { faces, values } of throws) {
    const counts = kinds.get(faces) ?? new Array<number>(faces).fill(0);
    kinds.set(faces, counts);
    for (const value of values) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  let most: Histogram | undefined;
  for (const [faces, counts] of kinds) {
    const thrown = counts.reduce((sum, count) => sum + count, 0);
    const total = counts.reduce((sum, count, i) => sum + count * (i + 1), 0);
    if (thrown > (most?.thrown ?? 0)) most = { faces, counts, thrown, mean: total / thrown };
  }
  return most;
}
