import { complement, fraction, times, type Fraction } from './fraction.ts';
import type { Comparison, DiceTerm, Sum, Trial } from './dice-parse.ts';

/** How many of all equally likely throws give each score. */
export interface Distribution {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly total: bigint;
  /** False where endless explosions were cut off, when less than 1e-12 was left. */
  readonly exact: boolean;
}

const nothing: Distribution = { ways: new Map([[0, 1n]]), total: 1n, exact: true };

function add(ways: Map<number, bigint>, score: number, count: bigint): void {
  ways.set(score, (ways.get(score) ?? 0n) + count);
}

/** The sum (or difference, by `sign`) of two independent scores. */
function combine(a: Distribution, b: Distribution, sign: 1 | -1 = 1): Distribution {
  const ways = new Map<number, bigint>();
  for (const [x, p] of a.ways) for (const [y, q] of b.ways) add(ways, x + sign * y, p * q);
  return { ways, total: a.total * b.total, exact: a.exact && b.exact };
}

/** Many throws of the same die, by doubling. */
function repeated(die: Distribution, count: number): Distribution {
  if (count === 0) return nothing;
  const half = repeated(die, Math.floor(count / 2));
  const even = combine(half, half);
  return count % 2 === 0 ? even : combine(even, die);
}

function worth({ hit }: DiceTerm, face: number): number {
  return hit === undefined ? face : face >= hit ? 1 : 0;
}

function plainDie(term: DiceTerm): Distribution {
  const ways = new Map<number, bigint>();
  for (let face = 1; face <= term.faces; face++) add(ways, worth(term, face), 1n);
  return { ways, total: BigInt(term.faces), exact: true };
}

const TAIL = 1e12;

/** One die that adds another for each face of at least `explode`: chances over faces^n, cut off when less than 1e-12 is open. */
function explodingDie(term: DiceTerm, explode: number): Distribution {
  const faces = BigInt(term.faces);
  const closed = new Map<number, bigint>();
  let open = new Map([[0, 1n]]);
  let total = 1n;
  for (let left = 1; left * TAIL > 1; left *= (term.faces - explode + 1) / term.faces) {
    for (const [score, count] of closed) closed.set(score, count * faces);
    const next = new Map<number, bigint>();
    for (const [score, count] of open) {
      for (let face = 1; face <= term.faces; face++) add(face >= explode ? next : closed, score + worth(term, face), count);
    }
    total *= faces;
    open = next;
  }
  return { ways: closed, total, exact: false };
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

/** Only the best or worst dice count: faces are dealt out from the best (or worst) one on, so many dice each. */
function kept(term: DiceTerm, keep: NonNullable<DiceTerm['keep']>): Distribution {
  const order = Array.from({ length: term.faces }, (_, i) => (keep.which === 'highest' ? term.faces - i : i + 1));
  let states = new Map([[0, new Map([[0, 1n]])]]); // dice dealt out -> score of those kept -> ways
  for (const face of order) {
    const next = new Map<number, Map<number, bigint>>();
    for (const [dealt, scores] of states) {
      for (let more = 0; dealt + more <= term.dice; more++) {
        const counting = Math.max(0, Math.min(more, keep.count - dealt));
        const into = next.get(dealt + more) ?? new Map<number, bigint>();
        next.set(dealt + more, into);
        const ways = choose(term.dice - dealt, more);
        for (const [score, count] of scores) add(into, score + counting * worth(term, face), count * ways);
      }
    }
    states = next;
  }
  return { ways: states.get(term.dice) ?? new Map(), total: repeated(plainDie(term), term.dice).total, exact: true };
}

function termDistribution(term: DiceTerm): Distribution {
  if (term.keep) return kept(term, term.keep);
  return repeated(term.explode === undefined ? plainDie(term) : explodingDie(term, term.explode), term.dice);
}

/** The exact distribution of a sum of dice and numbers. */
export function distributionOf(sum: Sum): Distribution {
  return sum.reduce((whole, term) => {
    const part = term.type === 'number' ? { ways: new Map([[term.value, 1n]]), total: 1n, exact: true } : termDistribution(term);
    return combine(whole, part, term.sign);
  }, nothing);
}

const holds: Readonly<Record<Comparison, (score: number, value: number) => boolean>> = {
  '>=': (score, value) => score >= value,
  '>': (score, value) => score > value,
  '<=': (score, value) => score <= value,
  '<': (score, value) => score < value,
  '=': (score, value) => score === value,
};

/** Chance that a score fulfils a comparison. */
export function chanceOf({ ways, total }: Distribution, sign: Comparison, value: number): Fraction {
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
    const most = hit === undefined ? faces : 1;
    if (keep && faces * dice * dice * dice * most > MOST_STEPS) return false;
    if (explode !== undefined && (faces > 20 || (faces - explode + 1) * 6 > faces * 5)) return false;
    width += dice * most * (explode === undefined ? 1 : 20);
  }
  return width * width <= MOST_STEPS;
}
