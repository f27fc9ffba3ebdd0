import type { Agreement, Entry, Match, Seat, Waiting } from '@escarmouche/referee';
import type { Proposal } from '@escarmouche/session';
import type { Clocks } from './clock.ts';

/** From where the dice of a command are drawn: the seat whose act it was, the number of that act among the acts of the seat, and the entry that it began. */
export interface Draw {
  readonly seat: Seat;
  readonly n: number;
  readonly start: number;
}

/**
 * The changes that one act of a seat has made in a battle: the whole of a stored row. Rows are never changed or taken away, so that what was taken back stays on
 * record and no number is used twice.
 */
export interface Row<C, E> {
  /** Name of the act, unique in its battle: an act that is sent twice is done once. */
  readonly act: string;
  readonly by: Seat;
  /** Number of the act among those of its seat, from 1 on. */
  readonly n: number;
  /** Entries of the record that stay; those after them are gone. */
  readonly left: number;
  /** From where dice of the new entries, and of the command that waits, are drawn. */
  readonly draw: Draw;
  /** Entries that are new. */
  readonly entries: readonly Entry<C, E>[];
  /** The command that waits for an answer. */
  readonly waiting?: Waiting<C>;
  readonly agreements: readonly Agreement[];
  readonly proposal?: Proposal;
  /** Clocks after the act, in a battle that has them. */
  readonly clocks?: Clocks;
  /** The seats have agreed to play once more. */
  readonly rematch?: true;
}

/** A draw, from one answer of an entry on. */
export interface DrawnFrom extends Draw {
  readonly from: number;
}

/** A battle by its rows, which grows with each of them. */
export interface Kept<C, E> {
  entries: Entry<C, E>[];
  waiting?: Waiting<C> | undefined;
  agreements: readonly Agreement[];
  proposal?: Proposal | undefined;
  /** From where the dice of each entry were drawn, and under the number after the last those of the command that waits. */
  draws: (readonly DrawnFrom[])[];
  /** Acts of each seat so far. */
  acts: Record<Seat, number>;
  /** The sequence number of each act: its place among the rows, from 1 on. */
  known: Map<string, number>;
  /** Entries that stayed at each row. */
  lefts: number[];
  clocks?: Clocks | undefined;
  rematch?: true | undefined;
}

/** The draw of the command that waits. */
export const drawOfWaiting = <C, E>({ waiting, draws, entries }: Kept<C, E>): Draw | undefined => waiting && draws[entries.length]?.at(-1);

/** A battle by its rows, all of them or those so far. */
export function keptOf<C, E>(rows: readonly Row<C, E>[]): Kept<C, E> {
  const kept: Kept<C, E> = { entries: [], agreements: [], draws: [], acts: {}, known: new Map(), lefts: [] };
  for (const row of rows) addRow(kept, row);
  return kept;
}

/** One more row of a battle. */
export function addRow<C, E>(kept: Kept<C, E>, row: Row<C, E>): void {
  const { act, by, n, left, entries, waiting, agreements, proposal, clocks } = row;
  kept.draws.splice(left, Infinity, ...drawn(kept, row));
  kept.entries.splice(left, Infinity, ...entries);
  kept.waiting = waiting;
  kept.agreements = agreements;
  kept.proposal = proposal;
  kept.clocks = clocks;
  kept.rematch ??= row.rematch;
  kept.acts[by] = Math.max(n, kept.acts[by] ?? 0);
  kept.known.set(act, kept.lefts.push(left));
}

/** From where the dice of the new entries of a row, and of the command that waits after it, are drawn. */
function drawn<C, E>(before: Kept<C, E>, row: Row<C, E>): readonly (readonly DrawnFrom[])[] {
  const { entries: added, waiting, draw, left } = row;
  const lists = [...added, ...(waiting ? [waiting] : [])].map((): DrawnFrom[] => [{ ...draw, from: 0 }]);
  const [first] = lists;
  // A command that waited, or waits again, has the dice that it had.
  const had = before.draws[left];
  const isOld = first !== undefined && had !== undefined && startsAs(before.entries[left] ?? before.waiting, added[0] ?? waiting);
  if (!isOld) return lists;
  const kept = sameDraw(had.at(-1), draw) ? had : [...had, { ...draw, from: answersLeft(row) }];
  return [kept, ...lists.slice(1)];
}

/** Answers that stay of a command that waits again: those after them are drawn anew. */
const answersLeft = <C, E>({ waiting, entries }: Row<C, E>): number => (waiting && entries.length === 0 ? waiting.answers.length : 0);

const sameDraw = (a: Draw | undefined, b: Draw): boolean => a?.seat === b.seat && a.n === b.n && a.start === b.start;

/** Is it the same command, given by the same seat? */
function startsAs<C>(a: Given<C> | undefined, b: Given<C> | undefined): boolean {
  return a !== undefined && b !== undefined && a.seat === b.seat && JSON.stringify(a.command) === JSON.stringify(b.command);
}
type Given<C> = Pick<Waiting<C>, 'seat' | 'command'>;

/** The row of an act that has made one match of another. */
export function rowBetween<Setup, S, C, E>(
  before: readonly Entry<C, E>[],
  after: Match<Setup, S, C, E>,
  given: Pick<Row<C, E>, 'act' | 'by' | 'n' | 'proposal' | 'draw' | 'clocks' | 'rematch'>,
): Row<C, E> {
  const { entries, pending, agreements } = after;
  let left = 0;
  while (left < before.length && before[left] === entries[left]) left++;
  const waiting = pending && {
    seat: pending.seat,
    command: pending.command,
    answers: pending.answers,
    partial: pending.partial,
  };
  return { ...given, left, entries: entries.slice(left), agreements, ...(waiting && { waiting }) };
}
