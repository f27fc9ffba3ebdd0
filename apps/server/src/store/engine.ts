import type { Listener } from '@escarmouche/online';
import type { Kysely } from 'kysely';
import type { RowTable, Tables } from './tables.ts';

/** A database: what differs between SQLite and PostgreSQL. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Keeps a row for good and tells all nodes of it; false where its number or its act is taken. */
  keep(row: RowTable): Promise<boolean>;
  /** Tells a listener of rows that any node has kept; returns what ends it. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}
