import type { Text } from '@escarmouche/referee';
import type { DBSchema } from 'idb';
import type { Board } from '../boards/board.ts';
import { openChannel } from '../browser/channel.ts';
import { askToStay, database } from '../browser/database.ts';
import { isKept, textOf, type OddRow } from './odd.ts';
import type { Title } from './title.ts';

/** The battle that a branch has left, and the moment of that. */
export interface Origin {
  readonly id: string;
  /** The battle that the first branch has left: all branches of one root belong together. */
  readonly root: string;
  readonly title: string;
  /** Turns begun when the branch left. */
  readonly turn: number;
}

/** A battle kept on this device, as lists show it. */
export interface KeptBattle {
  readonly id: string;
  readonly system: string;
  readonly title: Title;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Turns begun; 0 before the first. */
  readonly turn: number;
  readonly over: boolean;
  /** The result, once the battle is over; older versions kept none. */
  readonly result?: Text;
  /** The next decision, with the side to take it. */
  readonly moment?: Text;
  readonly side?: number;
  /** Goes on beside a real table. */
  readonly real?: true;
  readonly origin?: Origin;
}

/** A battle to be kept, with its match file as it is exported. */
export interface SavedBattle extends KeptBattle {
  readonly file: string;
  /** The table as it was left, for a picture. Battles kept by older versions have none until they are played on. */
  readonly board?: Board;
}

/** The number of times that a battle has been kept, which tells apart the versions of two tabs; 0 for a battle never kept. */
export type Revision = number;

/** A kept thing with its revision. */
export type Revised<T> = T & { readonly revision: Revision };

interface Schema extends DBSchema {
  /** Until version 1: list and files in one. */
  battles: { key: string; value: SavedBattle };
  /** Until version 2: with the boards, and without revisions. */
  list: { key: string; value: KeptBattle & { readonly revision?: Revision; readonly board?: Board }; indexes: { updated: number } };
  boards: { key: string; value: { readonly id: string; readonly board: Board } };
  files: { key: string; value: { readonly id: string; readonly file: string } };
}

const PARTS = ['list', 'boards', 'files'] as const;

const opened = database<Schema>('escarmouche', 3, async (db, former, _, transaction) => {
  if (former < 2) {
    db.createObjectStore('list', { keyPath: 'id' }).createIndex('updated', 'updated');
    db.createObjectStore('files', { keyPath: 'id' });
  }
  db.createObjectStore('boards', { keyPath: 'id' });
  const [list, boards, files] = [transaction.objectStore('list'), transaction.objectStore('boards'), transaction.objectStore('files')];
  const older = former === 1 ? await transaction.objectStore('battles').getAll() : [];
  for (const { file, ...battle } of older) await Promise.all([list.put(battle), files.put({ id: battle.id, file })]);
  if (former === 1) db.deleteObjectStore('battles');
  for (let one = await list.openCursor(); one; one = await one.continue()) {
    const { board, ...battle } = one.value;
    if (board) await Promise.all([boards.put({ id: battle.id, board }), one.update(battle)]);
  }
});

const channel = openChannel('escarmouche-battles');

/** Calls back whenever another tab has kept a battle; returns a function that ends this. */
export function onKeptElsewhere(told: (id: string, revision: Revision) => void): () => void {
  return channel.hear((message) => {
    if (!Array.isArray(message)) return;
    const [id, revision] = message as unknown[];
    if (typeof id === 'string' && typeof revision === 'number') told(id, revision);
  });
}

/** The battles kept on this device, the latest first, and the rows that are no battles. */
export async function keptBattles(): Promise<{ readonly battles: readonly KeptBattle[]; readonly odd: readonly OddRow[] }> {
  const transaction = (await opened()).transaction(['list', 'files']);
  const [list, files] = [transaction.objectStore('list'), transaction.objectStore('files')];
  const battles: KeptBattle[] = [];
  const odd: OddRow[] = [];
  for (let one = await list.openCursor(); one; one = await one.continue()) {
    const row: unknown = one.value;
    if (isKept(row)) battles.push(one.value);
    else odd.push({ key: one.key, text: textOf({ row, file: (await files.get(one.key))?.file }) });
  }
  return { battles: battles.toSorted((a, b) => b.updated - a.updated), odd };
}

export async function keptBattle(id: string): Promise<Revised<SavedBattle> | undefined> {
  const transaction = (await opened()).transaction(PARTS);
  const [battle, picture, kept] = await Promise.all([
    transaction.objectStore('list').get(id),
    transaction.objectStore('boards').get(id),
    transaction.objectStore('files').get(id),
  ]);
  return battle && kept && { revision: 0, ...battle, board: picture?.board, file: kept.file };
}

/** The table of a battle as it was left. */
export async function keptBoard(id: string): Promise<Board | undefined> {
  return (await (await opened()).get('boards', id))?.board;
}

/** The revision of a battle; 0 when the battle is not kept. */
export async function keptRevision(id: string): Promise<Revision> {
  return (await (await opened()).get('list', id))?.revision ?? 0;
}

/**
 * Keeps a battle that goes on from a revision; returns the new revision. Undefined when another tab has kept the battle since: then nothing
 * is written. A battle that was deleted meanwhile is kept again; one that was renamed keeps its new name.
 */
export async function keepBattle({ file, board, ...battle }: SavedBattle, from: Revision = 0): Promise<Revision | undefined> {
  const transaction = (await opened()).transaction(PARTS, 'readwrite');
  const list = transaction.objectStore('list');
  const known = await list.get(battle.id);
  if (known && (known.revision ?? 0) !== from) return undefined;
  const revision = from + 1;
  const { id } = battle;
  await Promise.all([
    list.put({ ...battle, title: known?.title ?? battle.title, revision }),
    board ? transaction.objectStore('boards').put({ id, board }) : transaction.objectStore('boards').delete(id),
    transaction.objectStore('files').put({ id, file }),
    transaction.done,
  ]);
  channel.tell([id, revision]);
  void askToStay();
  return revision;
}

/** Takes a kept battle for this tab: another tab's versions are refused from now on. Undefined when the battle is not kept. */
export async function claimBattle(id: string): Promise<Revised<SavedBattle> | undefined> {
  const transaction = (await opened()).transaction(PARTS, 'readwrite');
  const list = transaction.objectStore('list');
  const [battle, kept] = await Promise.all([list.get(id), transaction.objectStore('files').get(id)]);
  if (!battle || !kept) return undefined;
  const revision = (battle.revision ?? 0) + 1;
  await Promise.all([list.put({ ...battle, revision }), transaction.done]);
  channel.tell([id, revision]);
  return { ...battle, revision, file: kept.file };
}

/** A kept battle goes by another name from now on. */
export async function retitleBattle(id: string, title: string): Promise<void> {
  const transaction = (await opened()).transaction('list', 'readwrite');
  const battle = await transaction.store.get(id);
  if (battle) await transaction.store.put({ ...battle, title });
  await transaction.done;
}

export async function dropBattle(id: IDBValidKey): Promise<void> {
  const transaction = (await opened()).transaction(PARTS, 'readwrite');
  // a row that is no battle may have a key that no battle has
  await Promise.all([...PARTS.map((part) => transaction.objectStore(part).delete(id as string)), transaction.done]);
}

/** The kept battle that has this very file, if there is one. */
export async function battleWithFile(file: string): Promise<string | undefined> {
  const { store } = (await opened()).transaction('files');
  for (let one = await store.openCursor(); one; one = await one.continue()) if (one.value.file === file) return one.value.id;
  return undefined;
}
