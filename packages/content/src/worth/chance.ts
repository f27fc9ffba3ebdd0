/** Chances grow with this power of the worth of a side: the one that foretells battles best (docs/worth.md). */
const EXPONENT = 2;

/** The chance that a band wins against another, by what both are worth: a² / (a² + b²). */
export function chanceOf(worth: number, other: number, exponent = EXPONENT): number {
  let ratio = 1;
  for (let i = 0; i < exponent; i++) ratio *= other / worth;
  return 1 / (1 + ratio);
}

/** The change of the logarithm of the odds with the worth of a band, times that worth. */
export const STEEPNESS = EXPONENT;

/** The largest chance to win of either of two even bands. */
const EVEN = 0.55;

export function areEven(chance: number): boolean {
  return chance <= EVEN && chance >= 1 - EVEN;
}
