import { askedSeats, type Agreement, type Entry, type Match, type Outcome, type Seat, type WaitingCommand } from '@escarmouche/referee';
import type { Proposal } from './proposal.ts';

/** A battle at one moment. Plain data but for the state's shared branches; never change it. */
export interface Snapshot<S, C, E> {
  /** Grows by one at every change. */
  readonly version: number;
  /** The state to show: while a question waits, as it is at that point of the resolution. */
  readonly state: S;
  /** Whole entries so far. */
  readonly entries: readonly Entry<C, E>[];
  /** The waiting command, and its effects so far. */
  readonly waiting?: WaitingCommand<C, E>;
  /** Seats that may command now; none while a question waits or when the battle is over. */
  readonly active: readonly Seat[];
  readonly outcome?: Outcome;
  /** Agreements of the seats beside the rules. */
  readonly agreements: readonly Agreement[];
  /** The open proposal. */
  readonly proposal?: Proposal;
}

/** The whole truth of a match. */
export function snapshotOf<Setup, S, C, E>(match: Match<Setup, S, C, E>, version: number, proposal?: Proposal): Snapshot<S, C, E> {
  const { system, state, pending, agreements, outcome } = match;
  const entries = [...match.entries];
  const known = { version, entries, agreements, ...(proposal && { proposal }) };
  if (!pending) return { ...known, state, active: outcome ? [] : system.active(state), outcome };
  const { seat, command, question, partial, events } = pending;
  const waiting = { seat, command, question, asked: askedSeats(question, partial), events };
  return { ...known, state: pending.state, waiting, active: [], outcome: undefined };
}
