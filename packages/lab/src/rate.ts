/** A rate seen in so many trials, and where the true one lies 95 times in 100. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054;

/** Wilson's score interval: it holds for few trials and for rates near 0 and 1. */
export function wilson(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const z2 = Z95 * Z95;
  const middle = (rate + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z95 / (1 + z2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of * of));
  return { count, of, rate, low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}
