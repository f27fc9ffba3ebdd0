import type { Seat } from '@escarmouche/referee';

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

/**
 * Time that seats have agreed on, in milliseconds: so much at the start, and some more whenever a seat has given the hand on; `capped`: never more than at
 * the start, so that days are an allotment that grows back.
 */
export interface ClockTerms {
  readonly start: number;
  readonly gain: number;
  readonly capped: boolean;
}

/** Clocks of a battle after a row. */
export interface Clocks {
  /** Time that each seat has left, at `since`; a seat that is not listed has all of it. */
  readonly left: Readonly<Record<Seat, number>>;
  /** Seats whose time runs. */
  readonly running: readonly Seat[];
  /** Time of the host, in milliseconds since 1970. */
  readonly since: number;
  /** Time stands still: somebody is asked in secret, and a clock would tell who. */
  readonly stopped?: true;
}

/** Clocks as a viewer is told of them, who counts on from the moment when it hears them: the clocks of devices differ. */
export interface ToldClocks extends Clocks {
  /** Time of the host when it told. */
  readonly now: number;
  readonly terms: ClockTerms;
}

/** Clocks on from a moment when these seats are waited for, or somebody in secret. Times of the host never go back: where its clock jumps, nobody gains or loses time. */
export function clocksAt(terms: ClockTerms, before: Clocks | undefined, running: readonly Seat[] | 'secret', at: number): Clocks {
  const waits = running === 'secret' ? (before?.running ?? []) : running;
  const stopped = running === 'secret' && { stopped: true as const };
  if (!before) return { left: {}, running: waits, since: at, ...stopped };
  const since = Math.max(at, before.since);
  const left = { ...before.left };
  for (const seat of before.running) {
    const rest = leftAt(terms, before, seat, since);
    const gained = waits.includes(seat) ? rest : rest + terms.gain;
    left[seat] = terms.capped ? Math.min(terms.start, gained) : gained;
  }
  return { left, running: waits, since, ...stopped };
}

/** Time that a seat has left at a moment; none once it has run out. */
export function leftAt({ start }: ClockTerms, { left, running, since, stopped }: Clocks, seat: Seat, at: number): number {
  const spent = running.includes(seat) && !stopped ? Math.max(0, at - since) : 0;
  return Math.max(0, (left[seat] ?? start) - spent);
}
