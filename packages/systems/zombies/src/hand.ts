import type { Seat } from '@escarmouche/referee';
import type { Turn } from './card.ts';
import { playerOf } from './players.ts';
import { HAND } from './numbers.ts';

/** Draws event cards until the hand is full; a second copy of a card in hand is laid aside (ZB-CARD-REFILL, ZB-CARD-NODUP). */
export function fillHand(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const { hand } = playerOf(state, seat);
  while (hand.length < HAND && [...state.deck, ...state.discard].some((card) => !hand.includes(card))) {
    if (state.deck.length === 0) reshuffle(turn);
    const card = state.deck[turn.draw('card', state.deck.length, seat)] ?? '';
    turn.emit({ type: hand.includes(card) ? 'duplicate' : 'cardDrawn', seat, card });
  }
}

/** The discard pile becomes the deck, or joins it (ZB-CARD-DECK, ZB-SET-PLAYER). */
export function reshuffle(turn: Turn): void {
  const { deck, discard } = turn.state;
  turn.emit({ type: 'reshuffled', cards: [...deck, ...discard].sort() });
}
