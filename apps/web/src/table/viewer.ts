import { NOBODY, type Seat } from '@escarmouche/referee';
import { personsOf, viewerSession, type HostSession, type ViewerSession } from '@escarmouche/session';

/** The viewers of a table. */
export interface Watch {
  /** The seat whose view is shown; '': the view of everybody, with nothing secret. Absent where nothing is hidden. */
  readonly viewer?: Seat;
  /** The person to whom the screen goes before the game can go on. */
  readonly handTo?: Seat;
}

/** Facts of a game that decide about its viewer. */
export interface Watched {
  readonly secrets: boolean;
  readonly over: boolean;
  /** The persons at this screen. */
  readonly persons: readonly Seat[];
  /** The person who has to decide now: none while dice fall, a bot thinks or the table goes on by itself. */
  readonly next: Seat | undefined;
  /** The person to whom the screen was handed last. */
  readonly handed: Seat | undefined;
}

/**
 * The viewer of a game with secrets: the only person at the screen, or the one to whom the screen was handed. Before another person decides,
 * nobody until the screen has been handed over. A battle that is over lies open.
 */
export function watchOf({ secrets, over, persons, next, handed }: Watched): Watch {
  if (!secrets || over) return {};
  if (persons.length === 1) return { viewer: persons[0] };
  return next === undefined || next === handed ? { viewer: handed ?? '' } : { viewer: '', handTo: next };
}

/** A battle as the pages beside the table may show it: as its only person knows it, else as everybody does. */
export function publicly<Setup, S, C, E>(
  { secrets }: { readonly secrets?: true | 'choices' },
  host: HostSession<Setup, S, C, E>,
): ViewerSession<Setup, S, C, E> {
  const over = host.snapshot().outcome !== undefined;
  const persons = personsOf(host.matchSettings.seats);
  const { viewer } = watchOf({ secrets: secrets === true, over, persons, next: undefined, handed: undefined });
  return viewerSession(host, viewer ?? NOBODY);
}
