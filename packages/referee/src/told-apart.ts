/**
 * Names of which no two are the same: those that several bear are numbered in their order ("Luke 1", "Luke 2"), with no number that would make a name of
 * another. Capitals tell nothing apart.
 */
export function toldApart(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map(folded));
  const bearers = new Map<string, number>();
  for (const name of names) bearers.set(folded(name), (bearers.get(folded(name)) ?? 0) + 1);
  return names.map((name) => {
    if (bearers.get(folded(name)) === 1) return name;
    for (let number = 1; ; number++) {
      const one = `${name.trim()} ${number}`;
      if (taken.has(folded(one))) continue;
      taken.add(folded(one));
      return one;
    }
  });
}

const folded = (name: string): string => name.trim().toLowerCase();
