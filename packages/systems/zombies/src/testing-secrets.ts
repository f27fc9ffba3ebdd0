import { NOBODY, type Secret } from '@escarmouche/referee';
import type { State } from './state.ts';

/** Cards of which all copies are in hands or in the deck: none has lain open (ZB-SET-PLAYER, ZB-CARD-DECK). */
export function secrets({ scene, deck, players }: State): Secret[] {
  const hands = Object.entries(players).map(([seat, { hand }]) => ({ seat, cards: hand }));
  const piles = [{ seat: NOBODY, cards: deck }, ...hands];
  const unseen = piles.flatMap(({ cards }) => cards);
  const copies = new Map(scene.deck.map((kind) => [kind.id, kind.copies]));
  const isHidden = (card: string): boolean => unseen.filter((one) => one === card).length === copies.get(card);
  return piles.map(({ seat, cards }) => ({ seat, words: cards.filter(isHidden) }));
}
