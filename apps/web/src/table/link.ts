import type { Saying, Word } from '@escarmouche/online';
import type { Seat, Text } from '@escarmouche/referee';
import type { Proposing, SeatSession, Snapshot } from '@escarmouche/session';
import type { Pointed } from '../boards/board.ts';

/** A seat that a link acts for. */
export interface LinkedSeat {
  readonly viewer: Seat;
  propose(kind: Proposing, about?: Seat): ReturnType<SeatSession<unknown, unknown, unknown, unknown>['propose']>;
}

/** The link of a battle that is hosted elsewhere to its host: connection, clocks, words beside the board, and what seats do beside the rules. */
export interface Link {
  readonly battle: string;
  readonly seats: readonly LinkedSeat[];
  /** Is news heard as soon as there is some, or does the host refuse it to this device? Unknown for a moment at the beginning. */
  readonly connected: boolean | 'refused' | undefined;
  readonly words: readonly Word[];
  /** The seats have agreed to play once more. */
  readonly rematch: boolean;
  /** Have times been agreed on? */
  readonly timed: boolean;
  /** The seats at other screens that the battle waits for, in a sentence; undefined where it is over, or somebody at this screen may decide. */
  awaits(
    moment: Pick<Snapshot<unknown, unknown, unknown>, 'active' | 'waiting' | 'outcome'>,
    nameOf: (seat: Seat) => string,
  ): string | undefined;
  /** Milliseconds that a seat has left at a moment of this device; undefined where no times are agreed on. */
  leftOf(seat: Seat, at: number): number | undefined;
  runs(seat: Seat): boolean;
  /** Hears what is pointed at on the board in place of the table, while somebody here shows a place to the others. */
  pointed?: ((pointed: Pointed) => void) | undefined;
  /** Says something beside the board; the reason why it could not be said, if it could not. */
  say(seat: Seat, saying: Saying): Promise<Text | undefined>;
}
