import type { Clock } from '@escarmouche/online';
import type { Text } from '@escarmouche/referee';
import type { Holders } from '@escarmouche/session';

/** The agreement before a battle: all of it but the secrets of the dice. Kept as text, never changed. */
export interface Header {
  readonly system: string;
  readonly version: string;
  readonly title: Text | string;
  readonly setup: unknown;
  readonly seats: Holders;
  readonly notes: Readonly<Record<string, string>>;
  /** Absent where seats take what time they like. */
  readonly clock?: Clock;
}
