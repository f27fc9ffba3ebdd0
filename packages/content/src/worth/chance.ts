/** Chances grow with this power of the worth of a side: the one that foretells battles best (docs/worth.md). */
const EXPONENT = 2;

/** The chance that a band wins against another, by what both are worth: a² / (a² + b²). */
export function chanceOf(worth: number, other: number, exponent = EXPONENT): number {
  let ratio = 1;
  for (let i = 0; i < exponent; i++) ratio *= other / worth;
  return 1 / (1 + ratio);
}

/** How the logarithm of the odds changes with the worth of a band: by this, divided by that worth. */
export const STEEPNESS = EXPONENT;

/** Two bands are even when neither wins more often than this. */
const EVEN = 0.55;

export function areEven(chance: number): boolean {
  return chance <= EVEN && chance >= 1 - EVEN;
}
