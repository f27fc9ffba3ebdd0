import type { Language } from '@escarmouche/referee';
import type { Card } from '../systems/contract.ts';
import { DEFAULT_SYSTEM, gameOf, lobbyOf } from '../systems/index.ts';

/** What the packs say of the things that rules describe, by the id of the rule. */
export interface Reference {
  readonly profiles: ReadonlyMap<string, Card>;
  /** Weapons, protections and special rules: how they are said on a card, and who has them. */
  readonly borne: ReadonlyMap<string, { readonly detail: string; readonly bearers: readonly string[] }>;
}

/** The cards of figures, as they stand at the start of a battle. */
export async function cardsOf(
  system: string,
  pack: string,
  figures: readonly { readonly profile: string; readonly name?: string }[],
  language: Language,
): Promise<readonly Card[]> {
  const [game, lobby] = await Promise.all([gameOf(system), lobbyOf(system)]);
  if (!game || !lobby) return [];
  const side = { name: '', holder: 'person', dice: 'seeded', figures } as const;
  const { setup } = lobby.plan({ pack, sides: [side, { ...side, figures: [] }], map: '', options: {}, seed: 'cards' }, language);
  const state = game.system.setup(setup);
  return game
    .roster(state, language)
    .flatMap((group) => group.figures)
    .flatMap(({ id }) => game.card(state, id, language) ?? []);
}

/** Everything that the packs hold. */
export async function reference(language: Language): Promise<Reference> {
  const lobby = await lobbyOf(DEFAULT_SYSTEM);
  const profiles = new Map<string, Card>();
  const borne = new Map<string, { detail: string; bearers: string[] }>();
  const bears = (rule: string, detail: string, bearer: string): void => {
    const known = borne.get(rule) ?? { detail, bearers: [] };
    borne.set(rule, known);
    if (!known.bearers.includes(bearer)) known.bearers.push(bearer);
  };
  for (const { id: pack } of lobby?.packs(language) ?? []) {
    const figures = lobby?.profiles(pack, language).map(({ id }) => ({ profile: id })) ?? [];
    for (const card of await cardsOf(DEFAULT_SYSTEM, pack, figures, language)) {
      profiles.set(card.profile.rule, card);
      for (const weapon of card.weapons) bears(weapon.rule, weapon.detail, card.profile.name);
      for (const { rule } of card.rules) bears(rule, '', card.profile.name);
    }
  }
  return { profiles, borne };
}
