import { choiceOf, NOBODY, type Json, type Question, type Seat } from '@escarmouche/referee';
import {
  isMachines,
  seatSession,
  viewerSession,
  type HostSession,
  type SeatSession,
  type Snapshot,
  type ViewerSession,
} from '@escarmouche/session';
import type { GameAdapter } from '../systems/game-adapter.ts';

/** A battle at one screen: the seats of its persons, and the view for everybody. */
export interface Seats<Setup, S, C, E> {
  readonly everybody: ViewerSession<Setup, S, C, E>;
  readonly held: readonly SeatSession<Setup, S, C, E>[];
}

/** Seats whose types of state and command nobody outside needs to know. */
export type AnySeats = Seats<Json, Json, Json, Json>;

/** A screen at which every person of the battle sits. */
export function seatsOf<Setup, S, C, E>(
  { roster }: Pick<GameAdapter<Setup, S, C, E>, 'roster'>,
  host: HostSession<Setup, S, C, E>,
): Seats<Setup, S, C, E> {
  const seats = roster(host.snapshot().state, 'fr').map(({ seat }) => seat);
  const persons = seats.filter((seat, i) => seat !== NOBODY && !isMachines(host.matchSettings.seats, seat) && seats.indexOf(seat) === i);
  return { everybody: viewerSession(host, NOBODY), held: persons.map((seat) => seatSession(host, seat)) };
}

/** The same seats, read again by whatever shows them when the battle has gone on. */
export function reactive<Setup, S, C, E>({ everybody, held }: Seats<Setup, S, C, E>): Seats<Setup, S, C, E> & { close(): void } {
  let version = $state(everybody.snapshot().version);
  const close = everybody.subscribe(() => {
    ({ version } = everybody.snapshot());
  });
  const followed = <Session extends ViewerSession<Setup, S, C, E>>(session: Session): Session => ({
    ...session,
    snapshot() {
      void version;
      return session.snapshot();
    },
    stateAt(entries, events) {
      void version;
      return session.stateAt(entries, events);
    },
  });
  return { everybody: followed(everybody), held: held.map(followed), close };
}

/** The seat here that may command now or has to answer; '' when anybody may (dice of nobody), undefined while others decide. */
export function decidingSeat<Setup, S, C, E>(held: Seats<Setup, S, C, E>['held']): Seat | undefined {
  for (const session of held) {
    const { waiting, active } = session.snapshot();
    if (waiting?.question.kind === 'roll' && waiting.asked.length === 0) return NOBODY;
    const seat = (waiting?.asked ?? active).find((one) => held.some(({ viewer }) => viewer === one));
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** By whom something is done here for a seat: dice of nobody are anybody's to throw. */
export const playedBy = <Setup, S, C, E>(held: Seats<Setup, S, C, E>['held'], seat: Seat): SeatSession<Setup, S, C, E> | undefined =>
  held.find(({ viewer }) => viewer === seat) ?? held[0];

/** The question a seat has to answer: of a secret choice, its own part. */
export function questionOf<S, C, E>({ waiting }: Snapshot<S, C, E>, seat: Seat | undefined): Question | undefined {
  if (seat === undefined || !waiting) return undefined;
  return waiting.question.kind === 'roll' ? waiting.question : choiceOf(waiting.question, seat, waiting.asked);
}
