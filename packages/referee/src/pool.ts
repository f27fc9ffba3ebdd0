import type { Json } from './json.ts';

/** One reason why a pool is as it is: the rule, what it did, and what on the table caused it. */
export interface Modifier {
  readonly rule: string;
  /** What the rule adds, in the system's own words: "bonus", "malus", "+1 die" … */
  readonly effect: string;
  readonly cause?: Json;
}

/** Dice to be rolled together, and how they are read. */
export interface Pool {
  readonly dice: number;
  readonly faces: number;
  /** Only so many of the highest or lowest dice count; all when absent. */
  readonly keep?: { readonly count: number; readonly which: 'highest' | 'lowest' };
  /** Each die of at least this face adds one more die; never when absent. */
  readonly explode?: number;
  /** Dice of at least this face are counted; when absent the dice are added up. */
  readonly hit?: number;
  /** Success when the score is at least this. */
  readonly need?: number;
  readonly modifiers: readonly Modifier[];
}

export interface Roll {
  readonly pool: Pool;
  readonly faces: readonly number[];
  /** One flag a die: does it count? */
  readonly kept: readonly boolean[];
  readonly score: number;
  /** Present when the pool has a need. */
  readonly success?: boolean;
}

/**
 * Standard notation: `2d6`, `3d6kh2>=7` (of three dice the two highest, 7 or more), `4d8!#>=4` (eights add a die, dice of 4 or more are counted),
 * `4d8!7+` (sevens and eights add a die). A need on a sum of exploding dice stands outside parentheses: `(4d8!)>=20`.
 */
export function notation(pool: Pool): string {
  const keep = pool.keep ? `k${pool.keep.which === 'highest' ? 'h' : 'l'}${pool.keep.count}` : '';
  const explode = pool.explode === undefined ? '' : pool.explode === pool.faces ? '!' : `!${pool.explode}+`;
  const hit = pool.hit === undefined ? '' : `#>=${pool.hit}`;
  const dice = `${pool.dice}d${pool.faces}${keep}${explode}${hit}`;
  if (pool.need === undefined) return dice;
  return pool.explode !== undefined && pool.hit === undefined ? `(${dice})>=${pool.need}` : `${dice}>=${pool.need}`;
}

/** Which dice count: of equal dice the earlier ones do. */
function keptDice(pool: Pool, faces: readonly number[]): boolean[] {
  const keep = pool.keep;
  if (!keep) return faces.map(() => true);
  const sign = keep.which === 'highest' ? -1 : 1;
  const order = faces.map((_, i) => i).sort((a, b) => sign * ((faces[a] ?? 0) - (faces[b] ?? 0)) || a - b);
  const kept = new Set(order.slice(0, keep.count));
  return faces.map((_, i) => kept.has(i));
}

/** Reads dice that were thrown for a pool (exploded dice follow the first ones). */
export function read(pool: Pool, faces: readonly number[]): Roll {
  const kept = keptDice(pool, faces);
  const { hit } = pool;
  let score = 0;
  faces.forEach((face, i) => {
    if (kept[i]) score += hit === undefined ? face : face >= hit ? 1 : 0;
  });
  return pool.need === undefined ? { pool, faces, kept, score } : { pool, faces, kept, score, success: score >= pool.need };
}

/** Exact chances by score: `chances[s]` is the chance of the score s. */
export type Distribution = readonly number[];

const distributions = new Map<number, Distribution>();

/** Numbers below this are kept apart in a key. */
const DIGIT = 512;

/** One number for all pools with the same distribution; NaN where some part of them is too large, negative or broken for that. */
function keyOf({ dice, faces, keep, explode, hit }: Pool): number {
  let key = keep ? (keep.which === 'highest' ? 1 : 2) : 0;
  for (const digit of [dice, faces, keep?.count ?? 0, (explode ?? -1) + 1, (hit ?? -1) + 1]) {
    key = digit >= 0 && digit < DIGIT && Number.isInteger(digit) ? key * DIGIT + digit : NaN;
  }
  return key;
}

/** The exact distribution of a pool's score. Explosions are followed until less than 1e-12 is left. */
export function distribution(pool: Pool): Distribution {
  const key = keyOf(pool);
  const known = distributions.get(key);
  if (known) return known;
  const result = pool.keep
    ? keptDistribution(pool)
    : repeated(pool.explode === undefined ? dieDistribution(pool) : explodingDie(pool), pool.dice);
  if (!Number.isNaN(key)) distributions.set(key, result);
  return result;
}

/** The chance that the score is at least `need`. */
export function atLeast(chances: Distribution, need: number): number {
  let sum = 0;
  for (let score = Math.max(0, need); score < chances.length; score++) sum += chances[score] ?? 0;
  return sum;
}

/** The chance that a pool reaches its need; 1 for a pool without one. */
export function chance(pool: Pool): number {
  return pool.need === undefined ? 1 : atLeast(distribution(pool), pool.need);
}

/** Distribution of the sum of two independent scores. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => b.forEach((q, j) => (result[i + j] = (result[i + j] ?? 0) + p * q)));
  return result;
}

function worth(pool: Pool, face: number): number {
  return pool.hit === undefined ? face : face >= pool.hit ? 1 : 0;
}

function dieDistribution(pool: Pool): Distribution {
  const result: number[] = new Array<number>(pool.faces + 1).fill(0);
  for (let face = 1; face <= pool.faces; face++) result[worth(pool, face)] = (result[worth(pool, face)] ?? 0) + 1 / pool.faces;
  return result;
}

function explodingDie(pool: Pool): Distribution {
  const explode = pool.explode ?? pool.faces;
  const result: number[] = [];
  let open: number[] = [1];
  for (let left = 1; left > 1e-12;) {
    const next: number[] = [];
    left = 0;
    open.forEach((p, score) => {
      for (let face = 1; face <= pool.faces; face++) {
        const target = face >= explode ? next : result;
        const sum = score + worth(pool, face);
        target[sum] = (target[sum] ?? 0) + p / pool.faces;
        if (face >= explode) left += p / pool.faces;
      }
    });
    open = Array.from(next, (p) => p ?? 0);
  }
  return Array.from(result, (p) => p ?? 0);
}

function repeated(die: Distribution, times: number): Distribution {
  let result: Distribution = [1];
  for (let i = 0; i < times; i++) result = convolve(result, die);
  return result;
}

/** Every throw of a pool of which only some dice count, worked through by sorted faces. */
function keptDistribution(pool: Pool): Distribution {
  const counts: number[] = [];
  let total = 0;
  const faces: number[] = [];
  const visit = (): void => {
    if (faces.length === pool.dice) {
      const { score } = read({ ...pool, need: undefined }, faces);
      counts[score] = (counts[score] ?? 0) + 1;
      total++;
      return;
    }
    for (let face = 1; face <= pool.faces; face++) {
      faces.push(face);
      visit();
      faces.pop();
    }
  };
  visit();
  return Array.from(counts, (n) => (n ?? 0) / total);
}
