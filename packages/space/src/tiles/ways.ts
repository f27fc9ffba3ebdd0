import type { Town } from './town.ts';

/** Shortest ways from a square. Of equal ways the first found, in the order of the links, stays. */
export interface Ways {
  /** The squares that can be reached, the start first, the nearest before the others. */
  readonly order: Int16Array;
  /** Number of ways: members of `order` and `before` beyond it mean nothing. */
  readonly count: number;
  /** Place in the order of the square before each square. */
  readonly before: Int16Array;
  /** Steps by square; UNREACHED where no way leads. */
  readonly steps: Uint16Array;
}

export const UNREACHED = 0xffff;

/** A value worked out once for each town and square, for many readers. */
export function bySquare<T>(reckon: (town: Town, square: number) => T): (town: Town, square: number) => T {
  const known = new WeakMap<Town, (T | undefined)[]>();
  return (town, square) => {
    let ofTown = known.get(town);
    if (!ofTown) known.set(town, (ofTown = new Array<T | undefined>(town.links.length).fill(undefined)));
    return (ofTown[square] ??= reckon(town, square));
  };
}

/** Ways along the links (ZB-MOVE-DIAG, ZB-MOVE-DOORS), each square entered only where `enters` allows. */
export function waysWhere({ links }: Town, from: number, enters: (square: number, from: number) => boolean): Ways {
  const steps = new Uint16Array(links.length).fill(UNREACHED);
  const [order, before] = [new Int16Array(links.length), new Int16Array(links.length)];
  steps[from] = 0;
  order[0] = from;
  let count = 1;
  for (let here = 0; here < count; here++) {
    const square = order[here] ?? 0;
    const next = (steps[square] ?? 0) + 1;
    for (const there of links[square] ?? []) {
      if (steps[there] !== UNREACHED || !enters(there, square)) continue;
      steps[there] = next;
      order[count] = there;
      before[count++] = here;
    }
  }
  return { order, count, before, steps };
}

const anywhere = (): boolean => true;

/** Ways along all links. The same object each time. */
export const ways = bySquare((town, from) => waysWhere(town, from, anywhere));

/** The squares of a shortest way, the start left out; undefined when there is none. */
export function wayTo({ order, count, before }: Ways, to: number): readonly number[] | undefined {
  const index = order.subarray(0, count).indexOf(to);
  if (index < 0) return undefined;
  const way: number[] = [];
  for (let at = index; at > 0; at = before[at] ?? 0) way.push(order[at] ?? 0);
  return way.toReversed();
}

/** The first step of the way to a place of the order. */
export function firstStep({ order, before }: Ways, index: number): number {
  let at = index;
  while ((before[at] ?? 0) > 0) at = before[at] ?? 0;
  return order[at] ?? 0;
}
