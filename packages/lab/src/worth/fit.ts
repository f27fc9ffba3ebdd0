import { chanceOf, LEAST_WORTH, STEEPNESS, type Measured } from '@escarmouche/content/worth';
import { inverseOf, times } from './matrix.ts';

/** Parts of two sides, and the first side's score: 1, 0, or a half for a draw. */
export interface Fought {
  readonly a: ReadonlyMap<string, number>;
  readonly b: ReadonlyMap<string, number>;
  readonly score: number;
}

/** Guess of a part before any measurement: its worth, and its uncertainty. */
export interface Guess {
  readonly worth: number;
  readonly spread: number;
}

const Z95 = 1.96;
const ROUNDS = 40;
/** No worth moves further in one round. */
const LONGEST_STEP = 40;
/** A step of a round is halved as long as it leads down again at its end by more than this share of how it led up; so often at most. */
const OVERSHOT = 0.3;
const MOST_HALVED = 8;

interface Row {
  readonly a: readonly (readonly [part: number, times: number])[];
  readonly b: readonly (readonly [part: number, times: number])[];
  readonly score: number;
}

const sumOf = (side: Row['a'], worths: readonly number[]): number =>
  Math.max(
    LEAST_WORTH,
    side.reduce((sum, [part, count]) => sum + count * (worths[part] ?? 0), 0),
  );

/** Slope of the log odds of a battle by each worth, for the parts in it. */
function slopesOf({ a, b }: Row, worths: readonly number[]): { readonly chance: number; readonly slopes: Map<number, number> } {
  const [mine, theirs] = [sumOf(a, worths), sumOf(b, worths)];
  const slopes = new Map<number, number>();
  for (const [part, count] of a) slopes.set(part, (STEEPNESS * count) / mine);
  for (const [part, count] of b) slopes.set(part, (slopes.get(part) ?? 0) - (STEEPNESS * count) / theirs);
  return { chance: chanceOf(mine, theirs), slopes };
}

/** Pull on worths: by battles seen, and by guesses. */
function pullOn(worths: readonly number[], rows: readonly Row[], guesses: readonly Guess[]): number[] {
  const pull = guesses.map(({ worth, spread }, i) => (worth - (worths[i] ?? 0)) / (spread * spread));
  for (const row of rows) {
    const { chance, slopes } = slopesOf(row, worths);
    for (const [i, slope] of slopes) pull[i] = (pull[i] ?? 0) + (row.score - chance) * slope;
  }
  return pull;
}

/** Precision of each worth, alone and together with others. */
function knowledgeOf(worths: readonly number[], rows: readonly Row[], guesses: readonly Guess[]): number[][] {
  const knowledge = guesses.map(({ spread }, i) => guesses.map((_, j) => (i === j ? 1 / (spread * spread) : 0)));
  for (const row of rows) {
    const { chance, slopes } = slopesOf(row, worths);
    for (const [i, slope] of slopes) {
      const line = knowledge[i];
      if (line) for (const [j, other] of slopes) line[j] = (line[j] ?? 0) + chance * (1 - chance) * slope * other;
    }
  }
  return knowledge;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

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
  let worths: readonly number[] = guesses.map(({ worth }) => worth);
  let pull = pullOn(worths, rows, guesses);
  for (let round = 0; round < ROUNDS; round++) {
    const steps = times(inverseOf(knowledgeOf(worths, rows, guesses)), pull);
    const up = dot(pull, steps);
    let share = Math.min(1, LONGEST_STEP / Math.max(...steps.map((step) => (step < 0 ? -step : step))));
    const at = (part: number): readonly number[] => worths.map((worth, i) => worth + part * (steps[i] ?? 0));
    const leadsDown = (part: number): boolean => dot(pullOn(at(part), rows, guesses), steps) < -OVERSHOT * up;
    for (let halved = 0; halved < MOST_HALVED && leadsDown(share); halved++) share /= 2;
    worths = at(share);
    pull = pullOn(worths, rows, guesses);
  }
  const spread = inverseOf(knowledgeOf(worths, rows, guesses));
  return new Map(names.map((name, i) => [name, { worth: worths[i] ?? 0, margin: Z95 * Math.sqrt(spread[i]?.[i] ?? 0) }]));
}
