import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { randomId } from '../parts/random-id.ts';
import type { SharedBand } from '../share/envelope.ts';
import type { FigureChoice } from '../systems/band-making.ts';

/** A band that was made on this device. */
export interface KeptBand {
  readonly id: string;
  readonly system: string;
  readonly pack: string;
  readonly name: string;
  readonly figures: readonly FigureChoice[];
  /** Milliseconds since 1970. */
  readonly updated: number;
}

interface Schema extends DBSchema {
  bands: { key: string; value: KeptBand; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Fails where nothing may be kept; asks anew the next time. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('escarmouche-bands', 1, {
    upgrade: (db) => void db.createObjectStore('bands', { keyPath: 'id' }).createIndex('updated', 'updated'),
    blocking: close,
    terminated: close,
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function close(): void {
  void opened?.then((db) => db.close());
  opened = undefined;
}

/** The bands kept on this device, the latest first. */
export async function keptBands(): Promise<readonly KeptBand[]> {
  return (await (await database()).getAllFromIndex('bands', 'updated')).toReversed();
}

export async function keptBand(id: string): Promise<KeptBand | undefined> {
  return (await database()).get('bands', id);
}

export async function keepBand(band: Omit<KeptBand, 'updated'>): Promise<void> {
  await (await database()).put('bands', { ...band, updated: Date.now() });
}

/** Keeps a band that came from outside, or from the set-up; returns the id it is kept by. */
export async function keepReceived({ system, pack, name, figures }: Omit<SharedBand, 'kind'>): Promise<string> {
  const id = randomId();
  await keepBand({ id, system, pack, name, figures });
  return id;
}

export async function dropBand(id: string): Promise<void> {
  await (await database()).delete('bands', id);
}
