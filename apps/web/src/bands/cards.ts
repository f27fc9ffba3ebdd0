import type { Language } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import type { Card } from '../systems/game-adapter.ts';
import type { FigureChoice } from '@escarmouche/content';
import { gameOf, newGameOptionsOf } from '../systems/index.ts';

/** The cards of figures, as they stand at the start of a battle, with their vitality. */
export async function cardsOf(
  system: string,
  pack: string,
  figures: readonly FigureChoice[],
  language: Language,
): Promise<readonly { readonly card: Card; readonly vitality: number }[]> {
  const [game, newGame] = await Promise.all([gameOf(system), newGameOptionsOf(system)]);
  if (!game || !newGame) return [];
  const side = { name: '', holder: PERSON, dice: 'seeded', figures } as const;
  const { setup } = newGame.plan({ pack, sides: [side, { ...side, figures: [] }], map: '', options: {}, seed: 'cards' });
  const state = game.system.setup(setup);
  return game
    .roster(state, language)
    .flatMap((group) => group.figures)
    .flatMap(({ id, vitality }) => {
      const card = game.card(state, id, language);
      return card ? [{ card, vitality: vitality.full }] : [];
    });
}
