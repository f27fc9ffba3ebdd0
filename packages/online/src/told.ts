import {
  toldEntry,
  toldWaiting,
  type Agreement,
  type Entry,
  type Match,
  type Outcome,
  type Seat,
  type WaitingCommand,
} from '@escarmouche/referee';
import {
  personsOf,
  snapshotOf,
  undoOf,
  type MatchSettings,
  type Proposal,
  type SharedMatchSettings,
  type Snapshot,
  type Undo,
} from '@escarmouche/session';
import type { ClockTerms, ToldClocks } from './clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { Kept } from './row.ts';

/** A battle as a viewer is told of it on coming. */
export interface Welcome<S> {
  readonly viewer: Seat;
  readonly settings: SharedMatchSettings;
  /** The state before the first command, as the viewer sees it. */
  readonly beginning: S;
}

/** News of a battle: all that a viewer has not heard yet, in one, which makes the battle as heard at one sequence number the battle as it is. */
export interface Told<S, C, E> {
  readonly since: number;
  readonly sequence: number;
  /** Entries heard before that stay. */
  readonly left: number;
  readonly entries: readonly Entry<C, E>[];
  readonly waiting?: WaitingCommand<C, E>;
  readonly active: readonly Seat[];
  readonly agreements: readonly Agreement[];
  readonly proposal?: Proposal;
  readonly outcome?: Outcome;
  /** Of a battle that is over, which lies open: its beginning. Its entries are told from the first on. */
  readonly beginning?: S;
  /** Acts of the viewer's seat so far. */
  readonly acts: number;
  readonly clocks?: ToldClocks;
  /** The seats have agreed to play once more. */
  readonly rematch?: true;
  /** Meaning of a taking back now. */
  readonly undo?: Undo;
  /** May the only option be played without asking? */
  readonly mayForce: boolean;
  /** Fingerprint of the state as the viewer sees it, by which it knows that it has understood all that it was told. */
  readonly print: string;
}

/** A battle as its host has it after a row: found once, and told to each viewer in parts. */
export interface Moment<Setup, S, C, E> {
  readonly match: Match<Setup, S, C, E>;
  readonly snapshot: Snapshot<S, C, E>;
  /** Meaning of a taking back by a seat. */
  undoBy(seat: Seat): Undo | undefined;
  /** May some person take back something freely? */
  isFree(): boolean;
  /** Digest of what a viewer sees of the state: parts that several of them see are read once. */
  printOf(seen: S): string;
}

export function momentOf<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  kept: Kept<C, E>,
  { seats }: Pick<MatchSettings, 'seats'>,
): Moment<Setup, S, C, E> {
  const undos = new Map<Seat, Undo | undefined>();
  const prints = new Map<object, number>();
  function undoBy(seat: Seat): Undo | undefined {
    if (!undos.has(seat)) undos.set(seat, undoOf(match, seat));
    return undos.get(seat);
  }
  return {
    match,
    snapshot: snapshotOf(match, kept.lefts.length, kept.proposal),
    undoBy,
    isFree: () => personsOf(seats).some((seat) => undoBy(seat)?.free === true),
    printOf: (seen) => fingerprint(seen, prints),
  };
}

/** News for a viewer ('' for everybody) of a battle that it has heard up to a sequence number. */
export function toldSince<Setup, S, C, E>(
  { match, snapshot, undoBy, isFree, printOf }: Moment<Setup, S, C, E>,
  kept: Kept<C, E>,
  viewer: Seat,
  since: number,
  clock: { readonly terms?: ClockTerms | undefined; readonly now: number },
): Told<S, C, E> {
  const { system, setup } = match;
  const { version: sequence, state, entries, waiting, active, outcome, agreements, proposal } = snapshot;
  const left = outcome ? 0 : Math.min(entries.length, ...(since === 0 ? [0] : kept.lefts.slice(since)));
  const news = entries.slice(left);
  const undo = undoBy(viewer);
  return {
    since,
    sequence,
    left,
    entries: outcome ? news : news.map((entry) => toldEntry(system, entry, viewer)),
    ...(waiting && { waiting: toldWaiting(system, waiting, viewer) }),
    active,
    agreements,
    ...(proposal && { proposal }),
    ...(outcome && { outcome, beginning: system.setup(setup) }),
    acts: kept.acts[viewer] ?? 0,
    ...(kept.clocks && clock.terms && { clocks: { ...kept.clocks, now: clock.now, terms: clock.terms } }),
    ...(kept.rematch && { rematch: kept.rematch }),
    ...(undo && { undo }),
    mayForce: !isFree(),
    print: printOf(outcome ? state : system.view(state, viewer)),
  };
}
