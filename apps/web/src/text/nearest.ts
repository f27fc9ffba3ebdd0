/** Number of letters to change, add or leave out between two words. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The nearest of some words, if one is near enough to be meant. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const short = word.slice(0, 24);
  if (short.length < 2) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(short.length / 2)) + 1;
  for (const one of words) {
    const far = one.startsWith(short) ? 0 : apart(short, one);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
