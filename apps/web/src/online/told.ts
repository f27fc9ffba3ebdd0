import type { Clock } from '@escarmouche/online';
import type { Seat, Text } from '@escarmouche/referee';
import type { Holders } from '@escarmouche/session';

/** Replies of the host about battles (`docs/online.md`). */

/** The agreement before a battle. */
export interface OnlineHeader {
  readonly system: string;
  readonly title: Text | string;
  readonly setup: unknown;
  readonly seats: Holders;
  /** Absent where seats take what time they like. */
  readonly clock?: Clock;
}

export interface Created {
  readonly battle: string;
  readonly invitations: Readonly<Record<Seat, string>>;
}

/** An invitation to a seat; `seat`: '' to look on. */
export interface Invited {
  readonly battle: string;
  readonly seat: Seat;
  readonly header: OnlineHeader;
  readonly open: boolean;
}

/** A battle that waits for its persons. */
export interface Gathering {
  readonly header: OnlineHeader;
  /** The promise of the host. */
  readonly commitment: string;
  readonly seats: readonly { readonly seat: Seat; readonly taken: boolean; readonly commitment?: string; readonly shown: boolean }[];
}

/** A battle of this device in the list. `asked`: the seats that it waits for. */
export interface Mine {
  readonly battle: string;
  readonly system: string;
  readonly title: Text | string;
  readonly own: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly state: 'gathering' | 'open' | 'over';
  readonly asked: readonly Seat[];
}
