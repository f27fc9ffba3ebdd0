import type { Town } from './town.ts';

/** Shortest ways from a square: steps by square, Infinity where no way leads, and the square before each. */
export interface Ways {
  readonly steps: readonly number[];
  readonly before: readonly number[];
}

/** All squares within `most` steps, each entered only where `enters` allows; breadth first, so that of equal ways the first found stays. */
export function ways(town: Town, from: number, most = Infinity, enters: (square: number, from: number) => boolean = () => true): Ways {
  const steps = new Array<number>(town.links.length).fill(Infinity);
  const before = new Array<number>(town.links.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const here of queue) {
    const next = (steps[here] ?? 0) + 1;
    if (next > most) break;
    for (const there of town.links[here] ?? []) {
      if ((steps[there] ?? 0) <= next || !enters(there, here)) continue;
      steps[there] = next;
      before[there] = here;
      queue.push(there);
    }
  }
  return { steps, before };
}

/** The squares of a shortest way, the start left out; undefined when there is none. */
export function wayTo({ steps, before }: Ways, to: number): readonly number[] | undefined {
  if (!Number.isFinite(steps[to] ?? Infinity)) return undefined;
  const way: number[] = [];
  for (let square = to; (before[square] ?? -1) >= 0; square = before[square] ?? -1) way.push(square);
  return way.toReversed();
}
