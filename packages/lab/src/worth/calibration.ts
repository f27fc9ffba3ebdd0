import { chanceOf, LEAST_WORTH, type Measured } from '@escarmouche/content/worth';
import type { Fought } from './fit.ts';

/** Battles whose favourite had a foretold chance in a range, and the favourites' scores. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly battles: number;
  /** The mean chance of the favourites. */
  readonly foretold: number;
  /** Their victories, a draw counted as half, of all. */
  readonly seen: number;
}

const BINS = [0.5, 0.6, 0.7, 0.8, 0.9] as const;
const WIDTH = 0.1;

type Worths = ReadonlyMap<string, Measured>;

function sideWorth(worths: Worths, side: Fought['a']): number {
  let sum = 0;
  for (const [part, count] of side) sum += count * (worths.get(part)?.worth ?? 0);
  return Math.max(LEAST_WORTH, sum);
}

/** Chance of the side of greater worth, and its score. */
function favourite(worths: Worths, { a, b, score }: Fought, exponent?: number): { readonly chance: number; readonly had: number } {
  const chance = chanceOf(sideWorth(worths, a), sideWorth(worths, b), exponent);
  return chance < 0.5 ? { chance: 1 - chance, had: 1 - score } : { chance, had: score };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Foretold chances beside scores, of battles without a part in the measurement. Bins without battles are left out. */
export function calibrationOf(worths: Worths, checked: readonly Fought[]): readonly Bin[] {
  const all = checked.map((battle) => favourite(worths, battle));
  return BINS.flatMap((from) => {
    const to = from + WIDTH;
    const inside = all.filter(({ chance }) => chance >= from && (chance < to || from === 0.9));
    if (inside.length === 0) return [];
    const [foretold, seen] = [mean(inside.map(({ chance }) => chance)), mean(inside.map(({ had }) => had))];
    return [{ from, to, battles: inside.length, foretold, seen }];
  });
}

/** The mean squared error of what worths foretell with another exponent: the least tells the best one. */
export function errorWith(exponent: number, worths: Worths, checked: readonly Fought[]): number {
  const errors = checked.map((battle) => {
    const { chance, had } = favourite(worths, battle, exponent);
    return (chance - had) * (chance - had);
  });
  return mean(errors);
}
