import type { Armour, BandFigure, Content, Weapon } from '@escarmouche/urss-classic';

/**
 * Parts of a figure, for its worth: its profile as printed, and choices otherwise, taken (1) or left off (-1). A part is named `profile:…`,
 * `weapon:…`, `armour:…` or `skill:…`.
 */
export type Parts = ReadonlyMap<string, number>;

/** Counts parts one by one; those that come to nothing are left out. */
export function partsCounted(told: (count: (part: string, times: number) => void) => void): Parts {
  const parts = new Map<string, number>();
  told((part, times) => {
    const sum = (parts.get(part) ?? 0) + times;
    if (sum === 0) parts.delete(part);
    else parts.set(part, sum);
  });
  return parts;
}

export const partsOf = (content: Content, figure: BandFigure): Parts => partsCounted((count) => countParts(content, figure, count));

function countParts(content: Content, figure: BandFigure, count: (part: string, times: number) => void): void {
  const profile = content.profiles[figure.profile];
  if (!profile) return;
  count(`profile:${profile.id}`, 1);
  for (const [kind, printed, chosen] of [
    ['weapon', profile.weapons, figure.weapons],
    ['armour', profile.armour, figure.armour],
  ] as const) {
    if (chosen === undefined) continue;
    const list: Readonly<Record<string, Weapon | Armour>> = kind === 'weapon' ? content.weapons : content.armour;
    for (const id of printed) count(`${kind}:${likeOf(list, id)}`, -1);
    for (const id of chosen) count(`${kind}:${likeOf(list, id)}`, 1);
  }
  if (figure.skill !== undefined) count(`skill:${figure.skill}`, 1);
}

/** The first item of a list with the same effect: a sword and an axe are worth the same. */
export function likeOf(list: Readonly<Record<string, object & { readonly id: string }>>, id: string): string {
  const wanted = list[id] && effectOf(list[id]);
  return Object.values(list).find((one) => effectOf(one) === wanted)?.id ?? id;
}

const NAMES: ReadonlySet<string> = new Set(['id', 'cites', 'name', 'also']);

/** An item without its names. */
function effectOf(item: object): string {
  const rest = Object.entries(item).filter(([key]) => !NAMES.has(key));
  return JSON.stringify(rest.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
