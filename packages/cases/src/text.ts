import type { Language, Text } from '@escarmouche/referee';

export type { Language, Text };

export function text(fr: string, en: string): Text {
  return { fr, en };
}

/** Lower case, without accents, spaces, hyphens or punctuation: what two spellings of one name have in common. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9+]/g, '');
}

/** Lower case, without accents, words joined by hyphens: the slug of a French name. */
export function slug(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Letters to change, add or drop between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word of a list that somebody most likely meant; undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  let least = (wanted.length <= 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3))) + 1;
  for (const one of known) {
    const folded = fold(one);
    const far = folded.startsWith(wanted) || wanted.startsWith(folded) ? 1 : distance(wanted, folded);
    if (wanted.length > 0 && folded.length > 0 && far < least) [best, least] = [one, far];
  }
  return best;
}

/** "did you mean …?", or nothing. */
export function meant(word: string, known: Iterable<string>): Text {
  const near = nearest(word, known);
  return near === undefined ? text('', '') : text(` (vouliez-vous dire « ${near} » ?)`, ` (did you mean "${near}"?)`);
}

/** A number for the reader: a comma in French, at most three decimals. */
export function number(value: number, language: Language): string {
  const plain = String(Math.round(value * 1000) / 1000);
  return language === 'fr' ? plain.replace('.', ',') : plain;
}
