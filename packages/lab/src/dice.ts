import { combine, NO_DICE, waysOf, type Ways } from '@escarmouche/referee';
import { complement, fraction, times, type Fraction } from './fraction.ts';
import type { Comparison, Sum, Trial } from './dice-parse.ts';

/** The exact distribution of a sum of dice and numbers. */
export function distributionOf(sum: Sum): Ways {
  return sum.reduce((whole, term) => {
    const part = term.type === 'number' ? { ways: new Map([[term.value, 1n]]), total: 1n, exact: true } : waysOf(term);
    return combine(whole, part, term.sign);
  }, NO_DICE);
}

const holds: Readonly<Record<Comparison, (score: number, value: number) => boolean>> = {
  '>=': (score, value) => score >= value,
  '>': (score, value) => score > value,
  '<=': (score, value) => score <= value,
  '<': (score, value) => score < value,
  '=': (score, value) => score === value,
};

/** Chance that a score fulfils a comparison. */
function chanceOf({ ways, total }: Ways, sign: Comparison, value: number): Fraction {
  let count = 0n;
  for (const [score, some] of ways) if (holds[sign](score, value)) count += some;
  return fraction(count, total);
}

/** Chance of a trial with a threshold; none without. */
export function trialChance(trial: Trial): Fraction | undefined {
  if (!trial.compare) return undefined;
  const chance = chanceOf(distributionOf(trial.sum), trial.compare.sign, trial.compare.value);
  return trial.negated ? complement(chance) : chance;
}

/** Chances that the left side is higher, equal, lower. */
export interface Contest {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
  readonly exact: boolean;
}

export function contest(left: Sum, right: Sum): Contest {
  const difference = combine(distributionOf(left), distributionOf(right), -1);
  const [win, tie, lose] = [chanceOf(difference, '>', 0), chanceOf(difference, '=', 0), chanceOf(difference, '<', 0)];
  return { win, tie, lose, exact: difference.exact };
}

/** Chance that all of several independent trials come true, one after the other. */
export function chainChance(trials: readonly Trial[]): Fraction {
  return trials.reduce((whole, trial) => times(whole, trialChance(trial) ?? fraction(1n, 1n)), fraction(1n, 1n));
}

const MOST_STEPS = 5_000_000;

/** Can a distribution be worked out in a moment? Counts the steps, roughly. */
export function isFeasible(sum: Sum): boolean {
  let width = 1;
  for (const term of sum) {
    if (term.type === 'number') continue;
    const { dice, faces, keep, explode, hit } = term;
    const chain = explode === undefined ? 1 : 20;
    const most = (hit === undefined ? faces : 1) * chain;
    if (keep && faces * chain * keep.count * dice * keep.count * most > MOST_STEPS) return false;
    if (explode !== undefined && (faces > 20 || (faces - explode + 1) * 6 > faces * 5)) return false;
    width += dice * most;
  }
  return width * width <= MOST_STEPS;
}
