import { drawable, kindOf, type State } from '@escarmouche/zombies';
import type { Language } from '@escarmouche/referee';
import { turn } from '@escarmouche/space/tiles';
import type { Drawable, Drawing } from '../drawing.ts';
import { cardName, nameOf } from './look.ts';

const fr = {
  box: {
    mine: 'La machine pioche tuiles et cartes. Piocher dans ma boîte',
    machine: 'La machine pioche tuiles et cartes',
    held: 'La machine tient cette carte\u00a0: piochez-en une autre.',
  },
  tile: 'Quelle tuile est piochée\u00a0?',
  card: (who: string) => `Quelle carte pioche ${who}\u00a0?`,
};
const en: typeof fr = {
  box: {
    mine: 'The machine draws tiles and cards. Draw from my box',
    machine: 'The machine draws tiles and cards',
    held: 'The machine holds this card: draw another one.',
  },
  tile: 'Which tile is drawn?',
  card: (who) => `Which card does ${who} draw?`,
};

/** Tiles and cards of a real box: a kind of tile is told apart by its drawing, a card by its name (ZB-TILE-DRAW, ZB-CARD-REFILL). */
export const drawing: Drawing<State> = {
  words: (language) => (language === 'fr' ? fr : en).box,
  drawn(state, { purpose, seat }, language) {
    const words = language === 'fr' ? fr : en;
    if (purpose === 'tile') return { title: words.tile, things: tilesOf(state, language), picture: () => import('./DrawnTile.svelte') };
    return { title: words.card(seat === undefined ? '' : nameOf(state, seat)), things: cardsOf(state, seat, language) };
  },
};

const byName = (a: Drawable, b: Drawable): number => a.label.localeCompare(b.label);

function tilesOf(state: State, language: Language): readonly Drawable[] {
  const kinds = drawable(state);
  return [...new Set(kinds)]
    .map((kind): Drawable => {
      const found = kindOf(state.scene, kind);
      return { id: kind, label: found.name[language], face: kinds.indexOf(kind) + 1, look: turn(found, 0) };
    })
    .toSorted(byName);
}

/** Cards that the player does not see elsewhere: those of the deck, and in other hands, which are drawn no more. */
function cardsOf(state: State, seat: string | undefined, language: Language): readonly Drawable[] {
  const { deck, players } = state;
  const unseen = new Set([...deck, ...Object.entries(players).flatMap(([of, { hand }]) => (of === seat ? [] : hand))]);
  return [...unseen]
    .map((card): Drawable => {
      const face = deck.indexOf(card) + 1;
      return { id: card, label: cardName(state, card, language), ...(face > 0 && { face }) };
    })
    .toSorted(byName);
}
