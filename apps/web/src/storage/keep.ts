import type { Text } from '@escarmouche/referee';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Board } from '../boards/contract.ts';

/** The battle that a branch has left, and where. */
export interface Origin {
  readonly id: string;
  /** The battle that the first branch has left: all that go back to it belong together. */
  readonly root: string;
  readonly title: string;
  /** Turns begun when it was left. */
  readonly turn: number;
}

/** What a list says of a battle kept on this device. */
export interface KeptBattle {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Turns begun; 0 before the first. */
  readonly turn: number;
  readonly over: boolean;
  /** The table as it was left, for a picture. Battles kept by older versions have none until they are played on. */
  readonly board?: Board;
  /** Who was about to do what. */
  readonly moment?: Text;
  readonly side?: number;
  readonly origin?: Origin;
}

/** A kept battle with its match file, as it is exported. */
export interface SavedBattle extends KeptBattle {
  readonly file: string;
}

interface Schema extends DBSchema {
  /** Until version 1: list and files in one. */
  battles: { key: string; value: SavedBattle };
  list: { key: string; value: KeptBattle; indexes: { updated: number } };
  files: { key: string; value: { readonly id: string; readonly file: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Fails where nothing may be kept; asks anew the next time. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('escarmouche', 2, {
    async upgrade(db, former, _, transaction) {
      const list = db.createObjectStore('list', { keyPath: 'id' });
      list.createIndex('updated', 'updated');
      const files = db.createObjectStore('files', { keyPath: 'id' });
      if (former !== 1) return;
      for (const { file, ...battle } of await transaction.objectStore('battles').getAll()) {
        await list.put(battle);
        await files.put({ id: battle.id, file });
      }
      db.deleteObjectStore('battles');
    },
    // Another window has a newer version of the program: it must not wait for this one.
    blocking: () => void opened?.then((db) => db.close()),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The battles kept on this device, the latest first. */
export async function keptBattles(): Promise<readonly KeptBattle[]> {
  return (await (await database()).getAllFromIndex('list', 'updated')).toReversed();
}

export async function keptBattle(id: string): Promise<SavedBattle | undefined> {
  const transaction = (await database()).transaction(['list', 'files']);
  const [battle, kept] = await Promise.all([transaction.objectStore('list').get(id), transaction.objectStore('files').get(id)]);
  return battle && kept && { ...battle, file: kept.file };
}

export async function keepBattle({ file, ...battle }: SavedBattle): Promise<void> {
  const transaction = (await database()).transaction(['list', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('list').put(battle),
    transaction.objectStore('files').put({ id: battle.id, file }),
    transaction.done,
  ]);
}

/** Changes what the list says of a battle. */
export async function listBattle(battle: KeptBattle): Promise<void> {
  await (await database()).put('list', battle);
}

export async function dropBattle(id: string): Promise<void> {
  const transaction = (await database()).transaction(['list', 'files'], 'readwrite');
  await Promise.all([transaction.objectStore('list').delete(id), transaction.objectStore('files').delete(id), transaction.done]);
}

/** The kept battle that has this very file, if there is one. */
export async function battleWithFile(file: string): Promise<string | undefined> {
  const all = await (await database()).getAll('files');
  return all.find((one) => one.file === file)?.id;
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
