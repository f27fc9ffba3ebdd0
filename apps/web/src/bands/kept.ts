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
  /** How often it has been kept: what two tabs keep of one band is told apart by it. Older bands have none. */
  readonly revision?: number;
}

/** A band as it is made: when it was kept, and how often, is told by what keeps it. */
export type BandInWork = Omit<KeptBand, 'updated' | 'revision'>;

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

/**
 * Keeps a band and returns its new revision. With `from`, the revision that it goes on from, undefined when another tab has kept it since: then nothing
 * is written. One that was deleted meanwhile is kept again.
 */
export async function keepBand(band: BandInWork, from?: number): Promise<number | undefined> {
  const { id, system, pack, name, figures } = band;
  const { store, done } = (await database()).transaction('bands', 'readwrite');
  const known = await store.get(id);
  const last = known?.revision ?? 0;
  if (known && from !== undefined && last !== from) return undefined;
  const revision = Math.max(last, from ?? 0) + 1;
  await Promise.all([store.put({ id, system, pack, name, figures, updated: Date.now(), revision }), done]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to tabs of this program only
  channel?.postMessage(id);
  return revision;
}

/** How tabs hear of each other. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('escarmouche-bands') : undefined;

/** Calls back whenever another tab has kept a band; returns what ends it. */
export function onBandKeptElsewhere(told: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') told(data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
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
