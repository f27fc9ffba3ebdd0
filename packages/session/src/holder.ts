import type { Seat } from '@escarmouche/referee';

/**
 * Player of a seat: a person at this table, a bot of a level (its usual one when absent), the NPC document, or a person at another screen, as
 * only that screen's own sessions have it: in a record all persons are alike.
 */
export type SeatHolder =
  | { readonly by: 'person' }
  | { readonly by: 'bot'; readonly level?: string }
  | { readonly by: 'npc' }
  | { readonly by: 'elsewhere' };

/** A seat that is not listed waits for a person. */
export type Holders = Readonly<Record<Seat, SeatHolder>>;

export const PERSON: SeatHolder = { by: 'person' };
export const BOT: SeatHolder = { by: 'bot' };
export const NPC: SeatHolder = { by: 'npc' };
export const ELSEWHERE: SeatHolder = { by: 'elsewhere' };

/** Seats that persons are known to hold. */
export const personsOf = (seats: Holders): readonly Seat[] => Object.keys(seats).filter((seat) => seats[seat]?.by === 'person');

export const isMachines = (seats: Holders, seat: Seat): boolean => (seats[seat]?.by ?? 'person') !== 'person';
