import type { RuleChapter, RuleEntry } from '@escarmouche/content/rulebook';
import type { Language } from '@escarmouche/referee';
import { plain } from '../i18n/plain.ts';

/** The rank of an entry as an answer: 0 for none; title and id count more than the text. */
function answers({ id, title, text, rulings }: RuleEntry, words: readonly string[], language: Language): number {
  const name = plain(title[language]);
  const heads = `${plain(id)} ${name} ${plain(title.fr)} ${plain(title.en)}`;
  const all = `${heads} ${plain(text[language])} ${rulings.map((ruling) => plain(ruling[language])).join(' ')}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (!words.every((word) => heads.includes(word))) return 1;
  return name.startsWith(words[0] ?? '') ? 3 : 2;
}

/** The chapters with the entries that have all the words, the best first within each; all of them for no words. */
export function findRules(chapters: readonly RuleChapter[], sought: string, language: Language): readonly RuleChapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => {
      const rated = chapter.entries.map((entry) => ({ entry, rate: answers(entry, words, language) })).filter(({ rate }) => rate > 0);
      return { chapter, rated: rated.toSorted((a, b) => b.rate - a.rate) };
    })
    .filter(({ rated }) => rated.length > 0)
    .toSorted((a, b) => (b.rated[0]?.rate ?? 0) - (a.rated[0]?.rate ?? 0))
    .map(({ chapter, rated }) => ({ ...chapter, entries: rated.map(({ entry }) => entry) }));
}
