import type { Seat } from '@escarmouche/referee';
import { seenBy, type Session, type Snapshot, type Terms } from '@escarmouche/session';

/** Who looks at the table. */
export interface Watch {
  /** Whose eyes it is shown to; '': everybody's, who may know only what all know. Absent where nothing is hidden. */
  readonly viewer?: Seat;
  /** The person to whom the screen goes before the game can go on. */
  readonly handTo?: Seat;
}

/** What of a game says who may look at it. */
export interface Watched {
  readonly secrets: boolean;
  readonly over: boolean;
  readonly seats: Terms['seats'];
  /** The person who has to decide now: none while dice fall, a bot thinks or the table goes on by itself. */
  readonly next: Seat | undefined;
  /** The person to whom the screen was handed last. */
  readonly handed: Seat | undefined;
}

/**
 * Whose eyes a game with secrets is shown to: those of the only person at the table, or of the one to whom the screen was handed. When another person
 * has to decide, nobody's until the screen has been handed over. A battle that is over lies open.
 */
export function watchOf({ secrets, over, seats, next, handed }: Watched): Watch {
  if (!secrets || over) return {};
  const persons = Object.keys(seats).filter((seat) => seats[seat] === 'person');
  if (persons.length === 1) return { viewer: persons[0] };
  return next === undefined || next === handed ? { viewer: handed ?? '' } : { viewer: '', handTo: next };
}

/** What a record is read by: its system, its set-up and how it stands. */
export type Seen<Setup, S, C, E> = Pick<Session<Setup, S, C, E>, 'system' | 'setup' | 'snapshot'>;

/** A session as a viewer may know it, from its beginning; the session itself where nothing is hidden. */
export function seenSession<Setup, S, C, E>(session: Seen<Setup, S, C, E>, viewer: Seat | undefined): Seen<Setup, S, C, E> {
  if (viewer === undefined) return session;
  const { system, setup } = session;
  const see = seenBy(system, viewer);
  let last: Snapshot<S, C, E> | undefined;
  let seen: Snapshot<S, C, E> | undefined;
  return {
    system: { ...system, setup: (given) => system.view(system.setup(given), viewer) },
    setup,
    snapshot() {
      const now = session.snapshot();
      if (!seen || now !== last) seen = see(now);
      last = now;
      return seen;
    },
  };
}

/** The state before the first command. */
export const beginningOf = <Setup, S, C, E>({ system, setup }: Seen<Setup, S, C, E>): S => system.setup(setup);

/** An open battle as the pages beside the table may show it: as its only person knows it, else as everybody does. */
export function publicly<Setup, S, C, E>({ secrets }: { readonly secrets?: true }, session: Session<Setup, S, C, E>): Seen<Setup, S, C, E> {
  const over = session.snapshot().outcome !== undefined;
  const { seats } = session.terms;
  return seenSession(session, watchOf({ secrets: secrets === true, over, seats, next: undefined, handed: undefined }).viewer);
}
