import type { DBSchema } from 'idb';
import { openChannel } from '../browser/channel.ts';
import { database } from '../browser/database.ts';
import { randomId } from '../parts/random-id.ts';
import type { SharedBand } from '../share/envelope.ts';
import type { FigureChoice } from '@escarmouche/content';

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

const opened = database<Schema>('escarmouche-bands', 1, (db) => {
  db.createObjectStore('bands', { keyPath: 'id' }).createIndex('updated', 'updated');
});

const channel = openChannel('escarmouche-bands');

/** The bands kept on this device, the latest first. */
export async function keptBands(): Promise<readonly KeptBand[]> {
  return (await (await opened()).getAllFromIndex('bands', 'updated')).toReversed();
}

export async function keptBand(id: string): Promise<KeptBand | undefined> {
  return (await opened()).get('bands', id);
}

/**
 * Keeps a band and returns its new revision. With `from`, the revision that it goes on from, undefined when another tab has kept it since: then nothing
 * is written. One that was deleted meanwhile is kept again.
 */
export async function keepBand(band: BandInWork, from?: number): Promise<number | undefined> {
  const { id, system, pack, name, figures } = band;
  const { store, done } = (await opened()).transaction('bands', 'readwrite');
  const known = await store.get(id);
  const last = known?.revision ?? 0;
  if (known && from !== undefined && last !== from) return undefined;
  const revision = Math.max(last, from ?? 0) + 1;
  await Promise.all([store.put({ id, system, pack, name, figures, updated: Date.now(), revision }), done]);
  channel.tell(id);
  return revision;
}

/** Calls back whenever another tab has kept a band; returns what ends it. */
export function onBandKeptElsewhere(told: (id: string) => void): () => void {
  return channel.hear((message) => {
    if (typeof message === 'string') told(message);
  });
}

/** Keeps a band that came from outside, or from the set-up; returns the id it is kept by. */
export async function keepReceived({ system, pack, name, figures }: Omit<SharedBand, 'kind'>): Promise<string> {
  const id = randomId();
  await keepBand({ id, system, pack, name, figures });
  return id;
}

export async function dropBand(id: string): Promise<void> {
  await (await opened()).delete('bands', id);
}
