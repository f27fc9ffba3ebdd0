import type { Seat } from '@escarmouche/referee';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The state as a seat may know it: an item that another seat has looked at lies among all those that nobody has turned over (DZ-ITEM-REVEAL). */
export function view(state: State, seat: Seat): State {
  const secret = state.tokens.flatMap(({ seen, item }) => (seen !== undefined && seen !== seat && item !== undefined ? [item] : []));
  if (secret.length === 0) return state;
  const tokens = state.tokens.map(({ item, ...token }) =>
    item === undefined || (token.seen !== undefined && token.seen !== seat) ? token : { ...token, item },
  );
  return { ...state, tokens, bag: [...state.bag, ...secret].sort() };
}

/** An event as a seat hears of it. */
export function redact(event: Event, seat: Seat): Event {
  if (event.type !== 'itemPeeked' || event.seat === seat) return event;
  return { type: 'itemPeeked', seat: event.seat, token: event.token };
}
