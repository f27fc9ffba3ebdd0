import type { GroupId } from './roster.ts';

/** Names of a band's figures and of the things they carry, in any skirmish. */

/** Ids of things carried, each its own: the second of one kind is numbered ("pistolet-2"). */
export function numbered(ids: readonly string[]): readonly string[] {
  return ids.map((id, place) => {
    const before = ids.slice(0, place).filter((one) => one === id).length;
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}

/** An entry of a list that is known to hold it; an unknown id is an error. */
export function entryOf<T>(list: Readonly<Record<string, T>>, id: string): T {
  const found = Object.hasOwn(list, id) ? list[id] : undefined;
  if (found === undefined) throw new Error(`no "${id}" in the content`);
  return found;
}

/** Id and name of a band's figure: a figure without a name is numbered in its group and called by its profile. */
export function calledIn(
  group: GroupId,
  place: number,
  given: { readonly id?: string | undefined; readonly name?: string | undefined },
  profile: { readonly name: { readonly fr: string } },
): { readonly id: string; readonly name: string } {
  return { id: given.id ?? `${group}${place + 1}`, name: given.name ?? profile.name.fr };
}
