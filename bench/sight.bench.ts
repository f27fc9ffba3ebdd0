import { hiddenShare } from '../packages/space/src/index.ts';
import { hiddenByRays, numbersOf, randomTable } from '../packages/space/test/rays.ts';
import { race } from './compare.ts';
import type { BenchRow } from './compare.ts';
import { pairs, randomSights } from './rays.ts';

/** Line of sight and hidden share (UC-SYS-LOS) beside 64 rays through a bounding volume hierarchy of the same table. */

const TRUTH_RAYS = 20_000;
const QUERIES = 2000;
/** 20,000 rays may themselves be off by this near a limit. */
const TRUTH_NOISE = 1.5e-3;

/** Rays through triangles are coarse: near enough on the average and hardly ever on the other side of a whole verdict. */
const agree = (ours: readonly number[], peer: readonly number[]): void => {
  const errors = ours.map((share, i) => Math.abs(share - (peer[i] ?? NaN)));
  const mean = errors.reduce((a, b) => a + b, 0) / errors.length;
  const wide = errors.filter((error) => !(error < 0.15)).length;
  if (!(mean < 0.02) || wide > errors.length / 200) throw new Error(`shares differ by ${mean} on the average, ${wide} of them widely`);
};

const speed = (): Promise<BenchRow> => {
  const { table, queries, byRays } = randomSights(4 * QUERIES);
  return race({
    name: 'line of sight, 50 boxes + 40 cylinders, against 64 rays of three-mesh-bvh',
    ours: () => queries.map(({ eye, target }) => hiddenShare(table, eye, target)),
    peer: byRays,
    agree,
    work: queries.length,
    piece: 'queries',
    floor: 15,
    target: 30,
  });
};

const accuracyRow = (name: string, ours: number, floor: number, target: number, unit: string): BenchRow => ({
  name,
  ours,
  floor,
  target,
  ok: ours <= floor,
  unit,
});

/** Queries whose target is partly hidden, the only ones that can be wrong by little, against the truth by 20,000 rays. */
const accuracy = (): BenchRow[] => {
  const random = numbersOf(42);
  const errors: number[] = [];
  let wrong = 0;
  while (errors.length < QUERIES) {
    const table = randomTable(random, 50, 40);
    for (const { eye, target } of pairs(random, 40)) {
      const hidden = hiddenShare(table, eye, target);
      const coarse = hiddenByRays(table, eye, target, 200);
      if ((hidden === coarse && (hidden === 0 || hidden === 1)) || errors.length === QUERIES) continue;
      const truth = hiddenByRays(table, eye, target, TRUTH_RAYS);
      errors.push(Math.abs(hidden - truth));
      for (const limit of [0.5, 0.99]) if (Math.abs(truth - limit) > TRUTH_NOISE && hidden > limit !== truth > limit) wrong++;
    }
  }
  return [
    accuracyRow('hidden share, mean error against 20,000 rays', errors.reduce((a, b) => a + b, 0) / errors.length, 1e-3, 3e-4, 'share'),
    accuracyRow('hidden share, greatest error', Math.max(...errors), 5e-3, 2e-3, 'share'),
    accuracyRow('wrong side of 50 % or 99 % hidden', wrong, 0, 0, `of ${QUERIES}`),
  ];
};

/** Rows of the report. */
export default async function sightBench(): Promise<BenchRow[]> {
  return [await speed(), ...accuracy()];
}
