/** Readings of the rules that a match may choose: the values of each by its key. The first is the default. */
export type OptionValues = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One value of each option. */
export type Chosen<V extends OptionValues> = { readonly [K in keyof V]: V[K][number] };

export const keysOf = <V extends OptionValues>(values: V): readonly (keyof V & string)[] => Object.keys(values);

/** All options, chosen or default; other members are left out. */
export function withDefaultsOf<V extends OptionValues>(values: V, chosen: Partial<Chosen<V>>): Chosen<V> {
  return Object.fromEntries(keysOf(values).map((key) => [key, chosen[key] ?? values[key]?.[0]])) as Chosen<V>;
}
