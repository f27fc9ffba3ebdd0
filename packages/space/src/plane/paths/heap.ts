/** A queue that gives its items in order of their weight, the lightest first. */
export interface Queue<T> {
  readonly push: (weight: number, item: T) => void;
  readonly pop: () => T | undefined;
}

/** A binary heap; items of the same weight come in an order that depends on nothing but the pushes and pops. */
export const queueOf = <T>(): Queue<T> => {
  const weights: number[] = [];
  const items: T[] = [];
  const weightAt = (i: number): number => weights[i] ?? Infinity;
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined) return;
    items[to] = item;
    weights[to] = weightAt(from);
  };
  const push = (weight: number, item: T): void => {
    let i = items.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (weightAt(parent) <= weight) break;
      move(parent, i);
      i = parent;
    }
    items[i] = item;
    weights[i] = weight;
  };
  const pop = (): T | undefined => {
    const top = items[0];
    const weight = weights.pop() ?? 0;
    const item = items.pop();
    if (item === undefined || items.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= items.length) break;
      if (weightAt(child + 1) < weightAt(child)) child++;
      if (weightAt(child) >= weight) break;
      move(child, i);
      i = child;
    }
    items[i] = item;
    weights[i] = weight;
    return top;
  };
  return { push, pop };
};
