import type { RuleOption } from '@escarmouche/content/rulebook';
import type { Language } from '@escarmouche/referee';

export interface OptionOnOffer {
  readonly key: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
  readonly rule: string;
  /** Why the first reading is the usual one for who meets, where that is worth a word. */
  readonly why?: string;
}

/** The readings of a rulebook, as a page offers them: the usual one of each first, which is the book's own where none is named. */
export const optionsOnOffer = (
  options: readonly RuleOption[],
  language: Language,
  usual: Readonly<Record<string, string>> = {},
): readonly OptionOnOffer[] =>
  options.map(({ key, title, values, see }) => ({
    key,
    title: title[language],
    rule: see,
    values: values
      .map((value) => ({ value: value.value, text: value[language] }))
      .sort((a, b) => Number(b.value === usual[key]) - Number(a.value === usual[key])),
  }));
