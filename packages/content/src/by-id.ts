/** Items by id, in an object without prototype: an id that a file makes up never finds members that every object inherits. */
export function byId<T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null);
  for (const item of items) record[item.id] = item;
  return record;
}
