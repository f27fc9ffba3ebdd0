import { chanceOf, STEEPNESS, type Measured } from '@escarmouche/content/worth';
import { inverseOf, times } from './matrix.ts';

/** What two sides were made of, part by part, and what the first had of the battle: 1, 0, or a half for a draw. */
export interface Fought {
  readonly a: ReadonlyMap<string, number>;
  readonly b: ReadonlyMap<string, number>;
  readonly score: number;
}

/** What is thought of a part before anything is measured: its worth, and how far from that it may well be. */
export interface Guess {
  readonly worth: number;
  readonly spread: number;
}

const Z95 = 1.96;
const ROUNDS = 40;
/** No worth moves further in one round. */
const LONGEST_STEP = 40;
/** A side is worth no less, whatever a round makes of its parts. */
const LEAST_SIDE = 20;

interface Row {
  readonly a: readonly (readonly [part: number, times: number])[];
  readonly b: readonly (readonly [part: number, times: number])[];
  readonly score: number;
}

const sumOf = (side: Row['a'], worths: readonly number[]): number =>
  Math.max(
    LEAST_SIDE,
    side.reduce((sum, [part, count]) => sum + count * (worths[part] ?? 0), 0),
  );

/** How the logarithm of the odds of a battle changes with each worth, for the parts in it. */
function slopesOf({ a, b }: Row, worths: readonly number[]): { readonly chance: number; readonly slopes: Map<number, number> } {
  const [mine, theirs] = [sumOf(a, worths), sumOf(b, worths)];
  const slopes = new Map<number, number>();
  for (const [part, count] of a) slopes.set(part, (STEEPNESS * count) / mine);
  for (const [part, count] of b) slopes.set(part, (slopes.get(part) ?? 0) - (STEEPNESS * count) / theirs);
  return { chance: chanceOf(mine, theirs), slopes };
}

/**
 * The worths that make what was seen most likely, by Fisher scoring, each drawn a little towards what was guessed. The chance of a side is
 * `chanceOf` its worth: a Bradley-Terry model of sums.
 */
export function fitWorths(battles: readonly Fought[], guess: (part: string) => Guess): ReadonlyMap<string, Measured> {
  const names = [...new Set(battles.flatMap(({ a, b }) => [...a.keys(), ...b.keys()]))].toSorted();
  const index = new Map(names.map((name, i) => [name, i]));
  const numbered = (side: ReadonlyMap<string, number>): Row['a'] => [...side].map(([name, count]) => [index.get(name) ?? 0, count]);
  const rows = battles.map(({ a, b, score }): Row => ({ a: numbered(a), b: numbered(b), score }));
  const guesses = names.map(guess);
  let worths = guesses.map(({ worth }) => worth);
  let spread = guesses.map(() => new Array<number>(names.length).fill(0));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = guesses.map(({ worth, spread: wide }, i) => (worth - (worths[i] ?? 0)) / (wide * wide));
    const knowledge = guesses.map(({ spread: wide }, i) => guesses.map((_, j) => (i === j ? 1 / (wide * wide) : 0)));
    for (const row of rows) {
      const { chance, slopes } = slopesOf(row, worths);
      for (const [i, slope] of slopes) {
        pull[i] = (pull[i] ?? 0) + (row.score - chance) * slope;
        const line = knowledge[i];
        if (line) for (const [j, other] of slopes) line[j] = (line[j] ?? 0) + chance * (1 - chance) * slope * other;
      }
    }
    spread = inverseOf(knowledge);
    const steps = times(spread, pull);
    worths = worths.map((worth, i) => worth + Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, steps[i] ?? 0)));
  }
  return new Map(names.map((name, i) => [name, { worth: worths[i] ?? 0, margin: Z95 * Math.sqrt(spread[i]?.[i] ?? 0) }]));
}
