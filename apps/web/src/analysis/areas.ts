import type { Standing } from './swings.ts';

/** A moment of a chart: its place from left to right (0 to 1), and the shares of the sides. */
export interface Share {
  readonly at: number;
  readonly standing: Standing;
}

/** Closed outlines of the sides' shares, stacked from the bottom up, in steps: a share lasts until it changes. */
export function stackedAreas(shares: readonly Share[], width: number, height: number): readonly string[] {
  const sides = shares[0]?.standing.length ?? 0;
  const level = (standing: Standing, count: number): number => {
    let sum = 0;
    for (let side = 0; side < count; side++) sum += standing[side] ?? 0;
    return height * (1 - sum);
  };
  const edge = (count: number): readonly string[] =>
    shares.flatMap(({ at, standing }, i) => {
      const y = level(standing, count).toFixed(1);
      const until = shares[i + 1]?.at ?? 1;
      return [`${(at * width).toFixed(1)},${y}`, `${(until * width).toFixed(1)},${y}`];
    });
  return Array.from({ length: sides }, (_, side) => `M${[...edge(side + 1), ...edge(side).toReversed()].join('L')}Z`);
}
