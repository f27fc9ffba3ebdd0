import { openMatch, saveMatch, type Answer, type Match, type Progress, type Seat, type System } from '@escarmouche/referee';
import type { Forced } from './forced.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { diceOf, settingsToMeta, type MatchSettings } from './match-settings.ts';
import { keepsUndo, undoOf, type Undo } from './undo.ts';

/**
 * A match as its host keeps it: the whole truth, whatever a seat may know of it. Screens and bots never have it: they have what one seat may have
 * of it (`SeatSession`), so that the host may be this page, a worker or a server.
 */
export interface HostSession<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  readonly matchSettings: MatchSettings;
  snapshot(): Snapshot<S, C, E>;
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  submit(seat: Seat, command: C): Promise<Progress<E>>;
  answer(value: Answer, seat: Seat): Promise<Progress<E>>;
  /** May the only thing a seat can do be done without asking? Not if it would cost an undo that is free now. */
  mayForce(forced: Forced<C>): Promise<boolean>;
  /** What undoing means now; undefined when there is nothing to take back. */
  undoable(): Undo | undefined;
  /** Takes back the last decision of a person. What is not free is taken back only with the consent of the table. */
  undo(consent?: boolean): Promise<boolean>;
  /** A session of its own that begins with the first `entries` entries of this one. */
  fork(entries: number): HostSession<Setup, S, C, E>;
  /** The match file. */
  save(): string;
}

/** Opens a match in this process. */
export function openSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  matchSettings: MatchSettings,
): HostSession<Setup, S, C, E> {
  return hostOf(openMatch(system, setup, diceOf(matchSettings)), matchSettings);
}

/** A match in this process, as its host keeps it. */
export function hostOf<Setup, S, C, E>(match: Match<Setup, S, C, E>, matchSettings: MatchSettings): HostSession<Setup, S, C, E> {
  const { system, setup } = match;
  const listeners = new Set<() => void>();
  let now = snapshotOf(match, 0);

  const changed = (): void => {
    now = snapshotOf(match, now.version + 1);
    for (const listener of listeners) listener();
  };
  const told = (progress: Progress<E>): Promise<Progress<E>> => {
    if (progress.status !== 'refused') changed();
    return Promise.resolve(progress);
  };

  return {
    system,
    setup,
    matchSettings,
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (seat, command) => told(match.submit(seat, command)),
    answer: (value, seat) => told(match.answer(value, seat)),
    mayForce: (forced) => Promise.resolve(!undoOf(match, matchSettings)?.free || keepsUndo(match, matchSettings, forced)),
    undoable: () => undoOf(match, matchSettings),
    undo(consent = false) {
      const undo = undoOf(match, matchSettings);
      if (!undo || (!undo.free && !consent)) return Promise.resolve(false);
      for (let step = 0; step < undo.steps; step++) match.undo();
      changed();
      return Promise.resolve(true);
    },
    fork: (entries) => hostOf(match.fork(entries), matchSettings),
    save: () => saveMatch(match, settingsToMeta(matchSettings)),
  };
}
