import type { RuleOption } from '@escarmouche/content/rulebook';
import type { Language } from '@escarmouche/referee';
import type { OptionOnOffer } from './new-game.ts';

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
