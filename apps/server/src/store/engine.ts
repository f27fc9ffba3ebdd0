import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A database: what differs between SQLite and PostgreSQL. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Says that a key is there already. */
  isTaken(error: unknown): boolean;
  /** Tells all nodes of a battle that has gone on; kept rows are there by then. */
  notify(battle: string): Promise<void>;
  /** Calls back for every such battle; returns what ends it. */
  listen(listener: (battle: string) => void): () => void;
  close(): Promise<void>;
}
