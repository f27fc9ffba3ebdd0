import type { Parts } from './parts.ts';

/** What a part of a figure is worth, and how far the true worth may be from that, 95 times in 100. */
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

/** Nobody is worth less, however badly equipped. */
export const LEAST_WORTH = 1;
/** What a profile is taken for that nobody has measured: a usual soldier. Other parts are taken for nothing. */
const USUAL = 100;

/** The worth of a figure by what each of its parts was measured to be. */
export function sumOfParts(parts: Parts, measured: (part: string) => Measured | undefined): number {
  let sum = 0;
  for (const [part, times] of parts) sum += times * (measured(part)?.worth ?? (part.startsWith('profile:') ? USUAL : 0));
  return Math.max(LEAST_WORTH, sum);
}
