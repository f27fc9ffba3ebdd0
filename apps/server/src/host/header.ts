import type { ClockTerms } from '@escarmouche/online';
import type { Text } from '@escarmouche/referee';
import type { Holders } from '@escarmouche/session';

/** What was agreed before a battle: all of it but the secrets of the dice. Kept as text, never changed. */
export interface Header {
  readonly system: string;
  readonly version: string;
  readonly title: Text | string;
  readonly setup: unknown;
  readonly seats: Holders;
  readonly notes: Readonly<Record<string, string>>;
  /** Absent where seats take what time they like. */
  readonly clock?: Clock;
}

/**
 * Days that a seat has, of which so many hours come back whenever it has given the hand on, up to all of them; or minutes, and so many seconds more
 * whenever it has given the hand on.
 */
export type Clock =
  | { readonly by: 'days'; readonly days: number; readonly hours: number }
  | { readonly by: 'minutes'; readonly minutes: number; readonly seconds: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const termsOf = (clock: Clock): ClockTerms =>
  clock.by === 'days'
    ? { start: clock.days * 24 * HOUR, gain: clock.hours * HOUR, capped: true }
    : { start: clock.minutes * MINUTE, gain: clock.seconds * SECOND, capped: false };
