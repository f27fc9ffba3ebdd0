import { Dexie, type EntityTable } from 'dexie';

/** A battle kept on this device: its match file and what a list says of it. */
export interface SavedBattle {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Turns begun; 0 before the first. */
  readonly turn: number;
  readonly over: boolean;
  /** The match file, as it is exported. */
  readonly file: string;
}

const db = new Dexie('escarmouche') as Dexie & { battles: EntityTable<SavedBattle, 'id'> };
db.version(1).stores({ battles: 'id, updated' });

export const battles = db.battles;
