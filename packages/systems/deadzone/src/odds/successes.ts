import { FACES } from '../numbers.ts';

/** Chances of 0, 1, 2 … successes. */
export type Successes = readonly number[];

/** Chances below this are left out. */
const TAIL = 1e-14;

const NONE: Successes = [1];

const known = new Map<string, Successes>();

/**
 * Chances of the successes of a test: dice of eight faces, a success from `need` on (null: no dice are rolled), every 8 adding a die, and `rerolls` failed
 * dice thrown again, each once (DZ-DICE-ROLL, DZ-DICE-EXPLODE, DZ-DICE-NULL, DZ-DICE-REROLL). Exact but for a tail below 1e-12.
 */
export function successesOf(dice: number, need: number | null, rerolls: number): Successes {
  if (need === null) return NONE;
  const key = `${dice} ${need} ${rerolls}`;
  let chances = known.get(key);
  if (!chances) known.set(key, (chances = thrown(dice, need, Math.min(rerolls, MOST_REROLLS))));
  return chances;
}

/** More failed dice than any test has in practice. */
const MOST_REROLLS = 40;

/** One die with all that its eights add: chances by successes, for chains that end in a success and in a failure. */
interface Chain {
  readonly won: Successes;
  readonly failed: Successes;
}

function chainOf(need: number): Chain {
  const won: number[] = [0];
  const failed: number[] = [];
  for (let eights = 0, open = 1; open > TAIL; eights++, open /= FACES) {
    failed[eights] = (open * (need - 1)) / FACES;
    won[eights + 1] = (open * (FACES - need)) / FACES;
  }
  return { won, failed };
}

/** Chances by failed dice that may be thrown again, then by successes. */
type Joint = readonly Successes[];

/** Several dice at once. `first`: failures of first dice are final, for they were thrown again already. */
function together(dice: number, { won, failed }: Chain, first: boolean): Joint {
  const again = first ? [0, ...failed.slice(1)] : failed;
  const done = first ? sum(won, failed.slice(0, 1)) : won;
  let joint: Successes[] = [NONE];
  for (let i = 0; i < dice; i++) {
    const next: Successes[] = [];
    joint.forEach((chances, failures) => {
      next[failures] = sum(next[failures] ?? [], product(chances, done));
      next[failures + 1] = sum(next[failures + 1] ?? [], product(chances, again));
    });
    joint = next;
  }
  return joint;
}

function thrown(dice: number, need: number, rerolls: number): Successes {
  return rethrown(together(dice, chainOf(need), false), chainOf(need), rerolls);
}

/** Failed dice thrown again, as many as allowed; further ones that their eights add, with the allowance left. */
function rethrown(joint: Joint, chain: Chain, rerolls: number): Successes {
  let all: Successes = [];
  joint.forEach((chances, failures) => {
    const again = Math.min(failures, rerolls);
    all = sum(all, again === 0 ? chances : product(chances, rethrown(together(again, chain, true), chain, rerolls - again)));
  });
  return all;
}

/** Chances of the sum of two independent numbers. */
function product(a: Successes, b: Successes): Successes {
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    if (p > TAIL) b.forEach((q, j) => (result[i + j] = (result[i + j] ?? 0) + p * q));
  });
  return result.slice(0, result.findLastIndex((p) => p >= TAIL) + 1);
}

const sum = (a: Successes, b: Successes): Successes =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

/** Chances by the difference of two tests: `ahead[n]` the first side has n more, `behind[n]` the second; both 0: a tie (DZ-DICE-OPPOSED). */
export interface Difference {
  readonly ahead: readonly number[];
  readonly behind: readonly number[];
  readonly tie: number;
}

export function differenceOf(a: Successes, b: Successes): Difference {
  const leads = (more: Successes, fewer: Successes): readonly number[] => more.map((_, by) => (by === 0 ? 0 : leadOf(more, fewer, by)));
  return { ahead: leads(a, b), behind: leads(b, a), tie: leadOf(a, b, 0) };
}

/** The chance that one number is so much greater than another. */
const leadOf = (greater: Successes, smaller: Successes, by: number): number =>
  smaller.reduce((all, chance, score) => all + chance * (greater[score + by] ?? 0), 0);
