import { leftAt, type Saying, type Told, type Word } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import type { Proposing } from '@escarmouche/session';
import { randomId } from '../parts/random-id.ts';
import type { Link } from '../table/link.ts';
import { ask, type Reply } from './api.ts';

type AnyTold = Told<unknown, unknown, unknown>;

/** A seat that this link acts for. */
export interface LinkedSeat {
  readonly viewer: Seat;
  propose(kind: Proposing, about?: Seat): Promise<unknown>;
}

/** The link of an online battle to its host: connection, clocks, words beside the board, and what seats do beside the rules. */
export interface OnlineLink extends Link {
  readonly battle: string;
  readonly seats: readonly LinkedSeat[];
  readonly words: readonly Word[];
  /** The seats have agreed to play once more. */
  readonly rematch: boolean;
  /** Have times been agreed on? */
  readonly timed: boolean;
  /** Milliseconds that a seat has left at a moment of this device; undefined where no times are agreed on. */
  leftOf(seat: Seat, at: number): number | undefined;
  runs(seat: Seat): boolean;
  say(seat: Seat, saying: Saying): Promise<Reply<unknown>>;
}

/** The link as the battle feeds it. */
export function createLink(battle: string, seats: readonly LinkedSeat[]) {
  let connected = $state<boolean>();
  let words = $state.raw<readonly Word[]>([]);
  let told = $state.raw<AnyTold>();
  /** Time of the host less the time of this device, when news were last heard. */
  let ahead = 0;
  const link: OnlineLink = {
    battle,
    seats,
    get timed() {
      return told?.clocks !== undefined;
    },
    get connected() {
      return connected;
    },
    get words() {
      return words;
    },
    get rematch() {
      return told?.rematch === true;
    },
    leftOf: (seat, at) => (told?.clocks ? leftAt(told.clocks.terms, told.clocks, seat, at + ahead) : undefined),
    runs: (seat) => told?.clocks?.running.includes(seat) === true && told.clocks.stopped !== true,
    say: (seat, saying) => ask('POST', `battles/${battle}/words`, { seat, id: randomId(), ...saying }),
  };
  return {
    link,
    connect(open: boolean): void {
      connected = open;
    },
    hear(news: AnyTold): void {
      if (news.clocks) ahead = news.clocks.now - Date.now();
      told = news;
    },
    hearWords(said: readonly Word[]): void {
      words = [...words, ...said.filter(({ number }) => number > (words.at(-1)?.number ?? 0))];
    },
  };
}
