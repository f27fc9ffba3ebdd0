import type { Parts } from './parts.ts';

/** The worth of a part of a figure, and how far the true worth may be from that, 95 times in 100. */
export interface Measured {
  readonly worth: number;
  readonly margin: number;
}

/** A worth file of a pack, by the name of each part: `profile:stormtrooper`. */
export interface WorthFile {
  readonly adaptation: string;
  /** Battles in which a band of the pack stood. */
  readonly battles: number;
  /** Digest of the pack as it was measured. */
  readonly of: string;
  readonly parts: Readonly<Record<string, Measured>>;
}

/** The least worth of a figure, however badly equipped. */
export const LEAST_WORTH = 1;
/** The worth of a profile that has not been measured: that of a usual soldier. Other parts count for nothing. */
const USUAL = 100;

/** The worth of a figure by the measured worth of each of its parts. */
export function sumOfParts(parts: Parts, measured: (part: string) => Measured | undefined): number {
  let sum = 0;
  for (const [part, times] of parts) sum += times * (measured(part)?.worth ?? (part.startsWith('profile:') ? USUAL : 0));
  return Math.max(LEAST_WORTH, sum);
}
