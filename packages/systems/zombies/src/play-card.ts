import type { Seat } from '@escarmouche/referee';
import { cardOf, type Turn } from './card.ts';
import { playerOf } from './players.ts';

/** Plays an event card of a hand, wholly, before anything else (ZB-CARD-ANYTIME). The caller has checked that it may be played. */
export function playCard(turn: Turn, seat: Seat, id: string): void {
  const card = cardOf(id);
  const aimed = card.targets?.(turn.state, seat);
  const target = aimed ? turn.choose('target', { seat, about: { card: id }, options: aimed }) : seat;
  turn.emit({ type: 'cardPlayed', seat, card: id, ...(aimed ? { target } : {}) });
  if (card.item || card.counters !== undefined) turn.emit({ type: 'itemLaid', seat, card: id, ...counted(card.counters) });
  else if (card.waits) wait(turn, target, id);
  else turn.emit({ type: 'cardSpent', card: id });
  card.play?.(turn, seat, target);
}

const counted = (counters: number | undefined): { counters?: number } => (counters === undefined ? {} : { counters });

/** The same effect does not wait twice for one player (ZB-CARD-TARGET). */
function wait(turn: Turn, target: Seat, id: string): void {
  const waiting = playerOf(turn.state, target).waits.includes(id);
  turn.emit(waiting ? { type: 'cardSpent', card: id } : { type: 'effectWaits', seat: target, card: id });
}

/** Discards a card in play for its effect (ZB-CARD-INPLAY). */
export function useItem(turn: Turn, seat: Seat, id: string): void {
  turn.emit({ type: 'itemGone', seat, card: id, used: true });
  cardOf(id).use?.play(turn, seat);
}
