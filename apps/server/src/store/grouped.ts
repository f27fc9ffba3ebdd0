interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * Does the work of one moment together, as all of it takes hardly longer than one piece. Where it fails each piece is tried by itself, so that none fails
 * for another's sake.
 */
export function grouped<Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];

  const attempt = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    const results = await work(group.map(({ item }) => item));
    for (const [i, result] of results.entries()) group[i]?.resolve(result);
  };
  async function doAll(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      await attempt(group);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await attempt([one]).catch(one.reject);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(() => void doAll());
    });
}
