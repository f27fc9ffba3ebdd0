import type { Seat } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { HIDDEN } from './numbers.ts';
import type { Player, State } from './state.ts';

/** The state as a seat may know it: no hand but its own, no deck, no passing of others (ZB-SET-PLAYER, ZB-CARD-DECK). */
export function view(state: State, seat: Seat): State {
  const players: Record<Seat, Player> = {};
  for (const [owner, player] of Object.entries(state.players)) {
    players[owner] = owner === seat ? player : { ...player, hand: unseen(player.hand) };
  }
  const passed = state.turn.passed.filter((one) => one === seat);
  return { ...state, deck: unseen(state.deck), players, turn: { ...state.turn, passed } };
}

const unseen = (cards: readonly string[]): string[] => cards.map(() => HIDDEN);

/** An event as a seat hears of it; undefined for an event kept from the seat. */
export function redact(event: Event, seat: Seat): Event | undefined {
  switch (event.type) {
    case 'cardDrawn':
      return event.seat === seat ? event : { ...event, card: HIDDEN };
    case 'reshuffled':
      return { ...event, cards: unseen(event.cards) };
    case 'passed':
      return event.seat === seat ? event : undefined;
    default:
      return event;
  }
}

/** A command of another seat as a seat may know it: the card lies hidden until it is played or laid down, which the events tell (ZB-CARD-ANYTIME, ZB-DISCARD). */
export function redactCommand(command: Command): Command {
  return command.type === 'play' || command.type === 'discard' ? { ...command, card: HIDDEN } : command;
}
