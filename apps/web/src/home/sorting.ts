import { plain } from '../i18n/plain.ts';
import type { ListedBattle } from './library.svelte.ts';

export const SORTS = ['latest', 'oldest', 'title', 'going'] as const;
export type Sort = (typeof SORTS)[number];

/** Battles whose title has all words of `sought`, in order. Given the latest first. */
export function arranged(battles: readonly ListedBattle[], sought: string, sort: Sort): readonly ListedBattle[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const found = battles.filter(({ title }) => words.every((word) => plain(title).includes(word)));
  switch (sort) {
    case 'latest':
      return found;
    case 'oldest':
      return found.toReversed();
    case 'title':
      return found.toSorted((a, b) => a.title.localeCompare(b.title));
    case 'going':
      return found.toSorted((a, b) => Number(a.over) - Number(b.over));
  }
}

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** A day as people say it: "aujourd’hui", "hier", "il y a 3 jours", then the date. */
export function day(updated: number, now: number, language: string): string {
  const days = Math.round((midnight(updated) - midnight(now)) / 86_400_000);
  if (days > -7 && days <= 0) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(updated);
}
