import { zombies, type Setup, type State } from '@escarmouche/zombies';
import deck from '../../../content/packs/zombies/deck.json' with { type: 'json' };
import tiles from '../../../content/packs/zombies/tiles.json' with { type: 'json' };

export const CARDS = deck.cards;

/** A game with all tiles and cards of the box, for tests. `position`: as a set-up has it; without one the game has not begun. */
export const townGame = (seats: readonly string[], position?: object, options: object = {}): State =>
  zombies.setup({
    seats: seats.map((seat) => ({ seat, name: seat })),
    kinds: tiles.tiles,
    deck: CARDS,
    options,
    ...(position && { position }),
  } as unknown as Setup);
