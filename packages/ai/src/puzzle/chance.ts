/** An exact chance: so many of equally likely courses, in lowest terms. */
export interface Chance {
  readonly ways: bigint;
  readonly all: bigint;
}

export const NEVER: Chance = { ways: 0n, all: 1n };
export const SURE: Chance = { ways: 1n, all: 1n };

function divisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other > 0n) [one, other] = [other, one % other];
  return one;
}

export function chanceOf(ways: bigint, all: bigint): Chance {
  if (ways === 0n) return NEVER;
  const common = divisor(ways, all);
  return { ways: ways / common, all: all / common };
}

export const isSure = ({ ways, all }: Chance): boolean => ways === all;
export const isMore = (one: Chance, than: Chance): boolean => one.ways * than.all > than.ways * one.all;

/** The chance of one of several courses that exclude each other: each so many of `all` throws, and then a chance of its own. */
export function oneOf(courses: readonly { readonly ways: bigint; readonly chance: Chance }[], all: bigint): Chance {
  let sum = NEVER;
  for (const { ways, chance } of courses) {
    const part = ways * chance.ways;
    if (part > 0n) sum = { ways: sum.ways * chance.all + part * sum.all, all: sum.all * chance.all };
    if (sum.all > WIDE) sum = chanceOf(sum.ways, sum.all);
  }
  return chanceOf(sum.ways, sum.all * all);
}

/** Beyond this a sum is brought to lowest terms on the way. */
const WIDE = 1n << 256n;

/** Digits that a double holds. */
const DIGITS = 1_000_000_000_000_000n;

export const numberOf = ({ ways, all }: Chance): number => Number((ways * DIGITS) / all) / Number(DIGITS);
