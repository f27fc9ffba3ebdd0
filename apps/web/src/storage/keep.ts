import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

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

interface Schema extends DBSchema {
  battles: { key: string; value: SavedBattle; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('escarmouche', 1, {
    upgrade: (db) => void db.createObjectStore('battles', { keyPath: 'id' }).createIndex('updated', 'updated'),
  });
  return opened;
}

/** The battles kept on this device, the latest first. */
export async function keptBattles(): Promise<readonly SavedBattle[]> {
  return (await (await database()).getAllFromIndex('battles', 'updated')).toReversed();
}

export async function keptBattle(id: string): Promise<SavedBattle | undefined> {
  return (await database()).get('battles', id);
}

export async function keepBattle(battle: SavedBattle): Promise<void> {
  await (await database()).put('battles', battle);
}

export async function dropBattle(id: string): Promise<void> {
  await (await database()).delete('battles', id);
}

/** Keeps what it is given, the newest winning while an older one is still being written. `told` hears of every end, well or badly. */
export function keeper(told: (kept: boolean) => void): (battle: () => SavedBattle) => void {
  let next: (() => SavedBattle) | undefined;
  let writing = false;
  const write = async (): Promise<void> => {
    writing = true;
    while (next) {
      const battle = next;
      next = undefined;
      try {
        await keepBattle(battle());
        told(true);
      } catch {
        told(false);
      }
    }
    writing = false;
  };
  return (battle) => {
    next = battle;
    if (!writing) void write();
  };
}
