import type { Link, Sentence } from '@escarmouche/referee';
import { ruleEntry } from './games.ts';
import type { Language } from '@escarmouche/cases/text';

/** A rule is told by its title and its id, anything else by its name. */
function linkText({ kind, id, text: named }: Link, language: Language): string {
  const title = kind === 'rule' && named === id ? ruleEntry(id)?.title[language] : undefined;
  return title === undefined ? named : `${title} (${id})`;
}

/** An event in words, its rules by their titles. */
export function sentenceOf<S, E extends { readonly type: string }>(
  describe: (state: S, event: E, language: Language) => Sentence | undefined,
  state: S,
  event: E,
  language: Language,
): string | undefined {
  try {
    const parts = describe(state, event, language);
    return parts?.map((part) => (typeof part === 'string' ? part : linkText(part, language))).join('');
  } catch {
    // an event of another version that today's rules have no words for
    return event.type;
  }
}
