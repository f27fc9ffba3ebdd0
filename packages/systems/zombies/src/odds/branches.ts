/** One way for things to end, and its chance. */
export type Branch<T> = T & { readonly chance: number };

/** Ways that end alike, taken together. */
export function merge<T extends object>(branches: readonly Branch<T>[]): readonly Branch<T>[] {
  const known = new Map<string, Branch<T>>();
  for (const branch of branches) {
    const key = JSON.stringify({ ...branch, chance: 0 });
    const same = known.get(key);
    known.set(key, same ? { ...same, chance: same.chance + branch.chance } : branch);
  }
  return [...known.values()];
}

/** The same ways, each so much less likely. */
export function scaled<T extends object>(branches: readonly Branch<T>[], chance: number): readonly Branch<T>[] {
  return branches.map((branch) => ({ ...branch, chance: branch.chance * chance }));
}

export function expected<T extends object>(branches: readonly Branch<T>[], value: (branch: T) => number): number {
  return branches.reduce((sum, branch) => sum + branch.chance * value(branch), 0);
}

/** A player's payment for lost rolls: lives before bullets, bullets before lives, or the best for the player. */
export type Payment = 'lives' | 'bullets' | 'best';

/** Differences below this are rounding. */
const ROUNDING = 1e-12;

/** Of several ways to decide, the first with the highest worths, compared in order. */
export function bestOf<T extends object>(
  choices: readonly (readonly Branch<T>[])[],
  worths: readonly ((branch: T) => number)[],
): readonly Branch<T>[] {
  let [best = []] = choices;
  for (const choice of choices.slice(1)) {
    const better = worths.map((worth) => expected(choice, worth) - expected(best, worth)).find((more) => Math.abs(more) > ROUNDING);
    if (better !== undefined && better > 0) best = choice;
  }
  return best;
}
