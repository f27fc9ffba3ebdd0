import { fold } from './grammar.ts';
import { nearestWord } from './nearest.ts';

/** Something that has a tag or number, and names. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

const bare = (text: string): string =>
  fold(text)
    .replaceAll(/\b(the|le|la|les|l|de|d|des|du|of|un|une|an)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const singular = (text: string): string => text.replaceAll(/(?<=\p{L}{3})[sx]\b/gu, '');

/** All that a name may mean: those called exactly so, else those whose name begins so, else those with a word that begins so. */
export function meant<T extends Named>(text: string, all: readonly T[]): readonly T[] {
  const wanted = singular(bare(text));
  if (wanted === '') return [];
  const called = all.map((one) => ({ one, names: one.names.map((name) => singular(bare(name))) }));
  const those = (fits: (name: string) => boolean): readonly T[] => called.filter(({ names }) => names.some(fits)).map(({ one }) => one);
  const exact = those((name) => name === wanted);
  if (exact.length > 0) return exact;
  const begun = those((name) => name.startsWith(wanted));
  if (begun.length > 0) return begun;
  return wanted.length < 3 ? [] : those((name) => name.split(' ').some((word) => word.startsWith(wanted)));
}

/** The name that comes nearest to one that means nothing. */
export function nearestName(text: string, all: readonly Named[]): string | undefined {
  const names = all.flatMap((one) => one.names);
  const found = nearestWord(bare(text), names.map(bare));
  return found === undefined ? undefined : names.find((name) => bare(name) === found);
}
