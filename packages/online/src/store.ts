import type { Row } from './row.ts';

/** Hears of rows that any node has kept. */
export interface Listener {
  /** A row was kept under a sequence number. */
  kept(battle: string, sequence: number): void;
  /** Rows of any battle may have been kept unheard. */
  missed(): void;
}

/** Keeps the rows of battles. Rows of a battle are numbered from 1 on, without a gap. */
export interface Store {
  /** The header; undefined of a battle that there is not. */
  header(battle: string): Promise<string | undefined>;
  /** Rows after a sequence number, in their order. */
  rows(battle: string, after: number): Promise<readonly Row<unknown, unknown>[]>;
  /** The number of the last row of each of these battles; battles without rows are left out. */
  latest(battles: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Keeps a row under its number for good before the promise is kept; a conflict where that number or the name of its act is taken, full where the battle
   * has as much as the store takes of one: rows without entries, by which it may end, are taken beyond that.
   */
  append(battle: string, sequence: number, row: Row<unknown, unknown>): Promise<'kept' | 'conflict' | 'full'>;
  /** Tells a listener of rows that any node has kept; returns what ends it. */
  listen(listener: Listener): () => void;
}
