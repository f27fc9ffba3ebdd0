import { distribution, type Distribution, type Pool } from '@escarmouche/referee';

/** So many of equally likely throws. */
export interface Fraction {
  readonly ways: number;
  readonly all: number;
}

export const share = ({ ways, all }: Fraction): number => ways / all;

/** All throws of a pool. */
function throwsOf({ dice, faces }: Pool): number {
  let all = 1;
  for (let i = 0; i < dice; i++) all *= faces;
  return all;
}

const counted = new WeakMap<Distribution, readonly number[]>();

/** Throws of a pool by score, counted whole. */
function counts(pool: Pool): readonly number[] {
  const chances = distribution(pool);
  const known = counted.get(chances);
  if (known) return known;
  const all = throwsOf(pool);
  const result = chances.map((chance) => Math.round(chance * all));
  counted.set(chances, result);
  return result;
}

/** Throws of a pool that reach its need. */
export function successes(pool: Pool): Fraction {
  const need = pool.need ?? 0;
  const byScore = counts(pool);
  let ways = 0;
  for (let score = Math.max(0, need); score < byScore.length; score++) ways += byScore[score] ?? 0;
  return { ways, all: throwsOf(pool) };
}

/** The chance that a pool reaches its need. */
export function passes(pool: Pool): number {
  return share(successes(pool));
}

/** An opposed roll: `one` the higher, equal scores, `other` the higher. */
export interface Contest {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
}

/** The opposed roll of two pools; where `one` has a need, only throws that reach the need count. */
export function contest(one: Pool, other: Pool): Contest {
  const against = counts(other);
  const all = throwsOf(one) * throwsOf(other);
  let [win, tie, lose] = [0, 0, 0];
  counts(one).forEach((count, score) => {
    if (score < (one.need ?? 0)) return;
    against.forEach((times, reply) => {
      if (score > reply) win += count * times;
      else if (score === reply) tie += count * times;
      else lose += count * times;
    });
  });
  return { win: { ways: win, all }, tie: { ways: tie, all }, lose: { ways: lose, all } };
}
