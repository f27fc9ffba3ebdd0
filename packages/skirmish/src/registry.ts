/** Special rules by their slugs: a system makes its registry from one list. Grants are bound to rules once a sheet, and looked up by hook. */

/** A rule as a grant names it. */
export interface Named {
  readonly id: string;
}

/** Every special rule of a system. */
export interface Registry<R extends Named> {
  /** Says which rules there are: the system does, once. Two of one slug are an error. */
  define(rules: readonly R[]): void;
  /** The rule of a slug; an unknown one is an error that says so. */
  get(id: string): R;
  has(id: string): boolean;
  all(): readonly R[];
  /** Entries that fill a hook, in their order. */
  filling<K extends keyof R>(hook: K): readonly (R & { readonly [P in K]-?: NonNullable<R[P]> })[];
  /** Slugs, sorted. */
  ids(): readonly string[];
}

/** An empty registry. `what` names its entries in errors. */
export function createRegistry<R extends Named>(what: string): Registry<R> {
  const known = new Map<string, R>();
  const byHook = new Map<PropertyKey, readonly R[]>();
  return {
    define(rules) {
      byHook.clear();
      for (const rule of rules) {
        if (known.has(rule.id)) throw new Error(`two ${what}s "${rule.id}"`);
        known.set(rule.id, rule);
      }
    },
    get(id) {
      const found = known.get(id);
      if (!found) throw new Error(known.size === 0 ? `no ${what} is defined yet: import the system` : `no ${what} "${id}"`);
      return found;
    },
    has: (id) => known.has(id),
    all: () => [...known.values()],
    filling<K extends keyof R>(hook: K) {
      let found = byHook.get(hook);
      if (!found) byHook.set(hook, (found = [...known.values()].filter((rule) => rule[hook] !== undefined)));
      return found as readonly (R & { readonly [P in K]-?: NonNullable<R[P]> })[];
    },
    ids: () => [...known.keys()].sort(),
  };
}

/** A value worked out once for each unchanging key. */
export function oncePer<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    let found = known.get(of);
    if (!found) known.set(of, (found = { value: workOut(of) }));
    return found.value;
  };
}

/** A grant whose rule fills a hook. */
export type Filling<G extends { readonly rule: object }, K extends keyof G['rule']> = G & {
  readonly rule: { readonly [P in K]-?: NonNullable<G['rule'][P]> };
};

const NOTHING: readonly never[] = [];

const fillings = oncePer((_granted: readonly object[]) => new Map<PropertyKey, readonly unknown[]>());

/** Grants whose rule fills a hook, bound once, in their order. */
export function filling<G extends { readonly rule: object }, K extends keyof G['rule']>(
  granted: readonly G[],
  hook: K,
): readonly Filling<G, K>[] {
  if (granted.length === 0) return NOTHING;
  const known = fillings(granted);
  let found = known.get(hook);
  if (!found) known.set(hook, (found = granted.filter(({ rule }) => (rule as G['rule'])[hook] !== undefined)));
  return found as readonly Filling<G, K>[];
}

/** The same of several such lists, one after the other. */
export function fillingOf<G extends { readonly rule: object }, K extends keyof G['rule']>(
  lists: readonly (readonly G[])[],
  hook: K,
): readonly Filling<G, K>[] {
  let all: readonly Filling<G, K>[] = NOTHING;
  for (const list of lists) {
    const found = filling(list, hook);
    if (found.length > 0) all = all.length === 0 ? found : all.concat(found);
  }
  return all;
}

/** `filling` for grants put together for one question: nothing is kept. */
export function fillingNow<G extends { readonly rule: object }, K extends keyof G['rule']>(
  granted: readonly G[],
  hook: K,
): readonly Filling<G, K>[] {
  return granted.filter(({ rule }) => (rule as G['rule'])[hook] !== undefined) as unknown as readonly Filling<G, K>[];
}
