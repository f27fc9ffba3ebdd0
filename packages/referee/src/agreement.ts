import { isOutcome, type Outcome } from './outcome.ts';
import type { Seat } from './types.ts';

/** A place of a record: after so many whole entries and, where the command that follows has been given, so many of its answers. */
export interface Place {
  readonly entries: number;
  readonly answers?: number;
}

interface Between {
  /** The asking seat. */
  readonly by: Seat;
  /** Seats that agreed. */
  readonly with: readonly Seat[];
  readonly at: Place;
}

/** A taking back by consent: entries of the record beyond its place are gone. */
interface TakenBack extends Between {
  readonly kind: 'takeBack';
  /** Commands that are gone, whole or in part. */
  readonly gone: number;
}

/** Ends that seats agree on: a draw, giving the battle up, leaving it without a result, or the end of a seat whose time has run out. */
const ENDS = ['draw', 'concession', 'abandonment', 'timeout'] as const;

/** The seats have ended the game, not its rules. */
export interface Ended extends Between {
  readonly kind: (typeof ENDS)[number];
  readonly outcome: Outcome;
  /** The seat whose time has run out. */
  readonly seat?: Seat;
}

/** The others have passed for a seat whose time has run out: the command or the answer that follows is not its own. */
export interface Skipped extends Between {
  readonly kind: 'skip';
  readonly seat: Seat;
}

/** An agreement of the seats beside the rules; it stands in the record at its place. */
export type Agreement = TakenBack | Ended | Skipped;

export const isEnd = (agreement: Agreement): agreement is Ended => ENDS.some((kind) => kind === agreement.kind);

/** Number of takings back by consent to a place or before it. */
export const timesTakenBack = (agreements: readonly Agreement[], place: Place): number =>
  agreements.filter(({ kind, at }) => kind === 'takeBack' && !isBefore(place, at)).length;

export const isBefore = (a: Place, b: Place): boolean =>
  a.entries < b.entries || (a.entries === b.entries && (a.answers ?? -1) < (b.answers ?? -1));

/** The agreements of a record that goes back to a place; later ones count as made at the place. */
export const upToPlace = (agreements: readonly Agreement[], place: Place): readonly Agreement[] =>
  agreements.map((one) => (isBefore(place, one.at) ? { ...one, at: place } : one));

/** An agreement as a line of a match file has it: its place among the lines tells after how many entries. */
export function agreementLine({ at, ...agreement }: Agreement): { readonly agreement: object } {
  return { agreement: { ...agreement, answers: at.answers } };
}

/** Reads an agreement from a line of a file that comes from outside; undefined when there is none to be read. */
export function agreementIn(value: unknown, entries: number): Agreement | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, by, with: others, answers, gone, outcome, seat } = value as Readonly<Record<string, unknown>>;
  if (typeof by !== 'string' || !isSeats(others) || (answers !== undefined && !isCount(answers))) return undefined;
  const between = { by, with: others, at: answers === undefined ? { entries } : { entries, answers } };
  if (kind === 'takeBack' && isCount(gone)) return { kind, ...between, gone };
  if (kind === 'skip' && typeof seat === 'string') return { kind, ...between, seat };
  const ends = ENDS.find((end) => end === kind);
  if (ends === undefined || answers !== undefined || !isOutcome(outcome)) return undefined;
  return { kind: ends, ...between, outcome, ...(typeof seat === 'string' && { seat }) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isSeats = (value: unknown): value is readonly Seat[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
