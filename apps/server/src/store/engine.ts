import type { Listener } from '@escarmouche/online';
import type { Kysely } from 'kysely';
import type { RowTable, Tables } from './tables.ts';

/** A database: the parts that differ between SQLite and PostgreSQL. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** May several nodes have it at a time? */
  readonly isShared: boolean;
  /** Keeps a row for good and tells all nodes of it; false where its number or its act is taken. */
  keep(row: RowTable): Promise<boolean>;
  /** Tells a listener of rows that any node has kept; returns what ends it. */
  listen(listener: Listener): () => void;
  /** Tells all nodes that something beside the rows of a battle is there. */
  tell(battle: string): Promise<void>;
  /** Calls back for every such battle, and without one where some may have been missed; returns what ends it. */
  listenBeside(listener: (battle?: string) => void): () => void;
  /** Copies the database into a new file while it is used; absent where the database has means of its own. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}
