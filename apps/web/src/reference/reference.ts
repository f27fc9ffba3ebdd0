import type { Language } from '@escarmouche/referee';
import { cardsOf } from '../bands/cards.ts';
import type { Card } from '../systems/game-adapter.ts';
import { newGameOptionsOf } from '../systems/index.ts';

/** Facts of the packs about the things that rules describe, by the id of the rule. */
export interface Reference {
  readonly profiles: ReadonlyMap<string, Card>;
  /** Weapons, protections and special rules: their wording on a card, and their bearers. */
  readonly borne: ReadonlyMap<string, { readonly detail: string; readonly bearers: readonly string[] }>;
}

/** All facts of the packs of a system. */
export async function reference(system: string, language: Language): Promise<Reference> {
  const newGame = await newGameOptionsOf(system);
  const profiles = new Map<string, Card>();
  const borne = new Map<string, { detail: string; bearers: string[] }>();
  const bears = (rule: string, detail: string, bearer: string): void => {
    const known = borne.get(rule) ?? { detail, bearers: [] };
    borne.set(rule, known);
    if (!known.bearers.includes(bearer)) known.bearers.push(bearer);
  };
  for (const { id: pack } of newGame?.bands?.packs(language) ?? []) {
    const figures = newGame?.bands?.profiles(pack, language).map(({ id }) => ({ profile: id })) ?? [];
    for (const { card } of await cardsOf(system, pack, figures, language)) {
      profiles.set(card.profile.rule, card);
      for (const item of card.gear) bears(item.rule, item.detail, card.profile.name);
      for (const { rule } of card.rules) bears(rule, '', card.profile.name);
    }
  }
  return { profiles, borne };
}
