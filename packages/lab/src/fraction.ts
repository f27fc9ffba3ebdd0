/** An exact chance. Not reduced: 21/36 says more of two dice than 7/12. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export function fraction(n: bigint, d: bigint): Fraction {
  return { n, d };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** The chance of the opposite. */
export function complement({ n, d }: Fraction): Fraction {
  return { n: d - n, d };
}

function divisor(a: bigint, b: bigint): bigint {
  let [greater, smaller] = [a, b];
  while (smaller !== 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

export function reduced({ n, d }: Fraction): Fraction {
  const common = divisor(n < 0n ? -n : n, d);
  return common === 0n ? { n: 0n, d: 1n } : { n: n / common, d: d / common };
}

/** Nearest double; numerator and denominator may be far beyond one. */
export function value({ n, d }: Fraction): number {
  const scale = 1_000_000_000_000_000_000n;
  return Number((n * scale) / d) / Number(scale);
}

/** "174/216" */
export function written({ n, d }: Fraction): string {
  return `${n}/${d}`;
}
