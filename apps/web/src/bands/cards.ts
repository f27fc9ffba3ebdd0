import type { Language } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import type { Card } from '../systems/game-adapter.ts';
import type { FigureChoice } from '@escarmouche/content';
import { roleIn } from '../roles/told.ts';
import { gameOf, newGameOptionsOf } from '../systems/index.ts';

/** A card with what a figure has at the start of a battle: its vitality, and its role where one is given. */
export interface CardAtStart {
  readonly card: Card;
  readonly vitality: number;
  readonly role?: string | undefined;
}

/** The cards of figures, as they stand at the start of a battle. */
export async function cardsOf(
  system: string,
  pack: string,
  figures: readonly FigureChoice[],
  language: Language,
): Promise<readonly CardAtStart[]> {
  const [game, newGame] = await Promise.all([gameOf(system), newGameOptionsOf(system)]);
  if (!game || !newGame) return [];
  const side = { name: '', holder: PERSON, dice: 'seeded', figures } as const;
  const npcs = { options: {}, zones: [], roles: [figures.map(({ role }) => role)], chiefs: [] };
  const { setup } = newGame.plan({ pack, sides: [side, { ...side, figures: [] }], map: '', options: {}, npcs, seed: 'cards' });
  const state = game.system.setup(setup);
  return game
    .roster(state, language)
    .flatMap((group) => group.figures)
    .flatMap(({ id, vitality }) => {
      const card = game.card(state, id, language);
      return card ? [{ card, vitality: vitality.full, role: roleIn(setup, id, language) }] : [];
    });
}
