import type { Language } from '@escarmouche/referee';
import { cardOf, type Scene } from '@escarmouche/zombies';
import type { CardLook } from '../../parts/card-look.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import { wordsOf } from './words.ts';

/** A rule in its own words; nothing until its book is there. */
export const textOf = (rule: string, language: Language): string => rules.entry(rule)?.text[language] ?? '';

/** The face of an event card, by its slug. */
export function faceOf({ deck, kinds }: Pick<Scene, 'deck' | 'kinds'>, id: string, language: Language): CardLook {
  const card = deck.find((one) => one.id === id);
  const { item = [] } = cardOf(id);
  const { sorts } = wordsOf(language);
  return {
    name: card?.name[language] ?? id,
    text: card ? textOf(card.rule, language) : '',
    emblem: id,
    sort: item.length > 0 ? sorts.item : sorts.event,
    places: item.map((place) => ({ name: kinds.find((kind) => kind.id === place)?.name[language] ?? place, emblem: place })),
  };
}
