import type { Row } from './row.ts';

/** How an act was kept: as this sequence number, now or already before; or not, because other acts came first. */
type Appended = { readonly sequence: number } | 'conflict';

/** Keeps the rows of battles. Rows of a battle are numbered from 1 on, without a gap. */
export interface Store {
  /** The header; undefined of a battle that there is not. */
  header(battle: string): Promise<string | undefined>;
  /** Rows after a sequence number, in their order. */
  rows(battle: string, after: number): Promise<readonly Row<unknown, unknown>[]>;
  /** Keeps a row under its number for good before the promise is kept; a conflict where that number is taken. */
  append(battle: string, sequence: number, row: Row<unknown, unknown>): Promise<Appended>;
  /** Calls back when other nodes have kept rows; returns what ends it. */
  listen(listener: (battle: string) => void): () => void;
}
