import type { Json } from './json.ts';
import { waysOf, worth, type Dice } from './ways.ts';

/** One reason for a pool: the rule, its effect, and its cause on the table. */
export interface Modifier {
  readonly rule: string;
  /** Effect of the rule, in the system's own words: "bonus", "malus", "+1 die" … */
  readonly effect: string;
  readonly cause?: Json;
}

/** Dice rolled together, with their reading and their modifiers. */
export interface Pool extends Dice {
  /** Success when the score is at least this. */
  readonly need?: number;
  readonly modifiers: readonly Modifier[];
}

export interface Roll {
  readonly pool: Pool;
  readonly faces: readonly number[];
  /** Does each die count? */
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

/** The die of the first throw that each die belongs to: those that explode add the next dice, in the order in which they lie. */
function chainOf(pool: Pool, faces: readonly number[]): number[] {
  const chains = faces.map((_, i) => i);
  let next = pool.dice;
  faces.forEach((face, i) => {
    if (pool.explode !== undefined && face >= pool.explode && next < faces.length) chains[next++] = chains[i] ?? i;
  });
  return chains;
}

/** Dice that count: of equal dice the earlier ones do. */
function keptDice(pool: Pool, faces: readonly number[]): boolean[] {
  const keep = pool.keep;
  if (!keep) return faces.map(() => true);
  const chains = chainOf(pool, faces);
  const scores = new Map<number, number>();
  chains.forEach((chain, i) => scores.set(chain, (scores.get(chain) ?? 0) + worth(pool, faces[i] ?? 0)));
  const sign = keep.which === 'highest' ? -1 : 1;
  const order = [...scores].sort(([a, one], [b, other]) => sign * (one - other) || a - b);
  const kept = new Set(order.slice(0, keep.count).map(([chain]) => chain));
  return chains.map((chain) => kept.has(chain));
}

/** Reads dice that were thrown for a pool (exploded dice follow the first ones). */
export function read(pool: Pool, faces: readonly number[]): Roll {
  const kept = keptDice(pool, faces);
  let score = 0;
  faces.forEach((face, i) => {
    if (kept[i]) score += worth(pool, face);
  });
  return pool.need === undefined ? { pool, faces, kept, score } : { pool, faces, kept, score, success: score >= pool.need };
}

/** Exact chances by score: `chances[s]` is the chance of the score s. */
export type Distribution = readonly number[];

const distributions = new Map<number, Distribution>();

/** Numbers below this are kept apart in a key. */
const DIGIT = 512;

/** Key of all pools with the same distribution; NaN where a part of a pool is too large, negative or broken for that. */
function keyOf({ dice, faces, keep, explode, hit }: Pool): number {
  let key = keep ? (keep.which === 'highest' ? 1 : 2) : 0;
  for (const digit of [dice, faces, keep?.count ?? 0, (explode ?? -1) + 1, (hit ?? -1) + 1]) {
    key = digit >= 0 && digit < DIGIT && Number.isInteger(digit) ? key * DIGIT + digit : NaN;
  }
  return key;
}

/** The distribution of a pool's score, exact to 1e-12. Throws, with a sentence, for what are no dice (`waysOf`). */
export function distribution(pool: Pool): Distribution {
  const key = keyOf(pool);
  const known = distributions.get(key);
  if (known) return known;
  const { ways, total } = waysOf(pool);
  const result = new Array<number>(Math.max(...ways.keys()) + 1).fill(0);
  for (const [score, count] of ways) result[score] = quotient(count, total);
  if (!Number.isNaN(key)) distributions.set(key, result);
  return result;
}

/** Bits that a double holds with room to spare. */
const WIDE = 900;

/** The nearest double, or nearly, of a share; both numbers may be far beyond any double. */
function quotient(count: bigint, total: bigint): number {
  const beyond = BigInt(Math.max(0, total.toString(2).length - WIDE));
  return Number(count >> beyond) / Number(total >> beyond);
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
