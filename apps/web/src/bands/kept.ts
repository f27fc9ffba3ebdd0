import { openChannel } from '../browser/channel.ts';
import { randomId } from '../parts/random-id.ts';
import { openMade, type KeptBand } from '../storage/made.ts';
import type { SharedBand } from '../share/shared.ts';

/** A band as it is made: when it was kept, and how often, is told by what keeps it. */
export type BandInWork = Omit<KeptBand, 'updated' | 'revision'>;

const channel = openChannel('escarmouche-bands');

/** The bands kept on this device, the latest first. */
export async function keptBands(): Promise<readonly KeptBand[]> {
  return (await (await openMade()).getAllFromIndex('bands', 'updated')).toReversed();
}

export async function keptBand(id: string): Promise<KeptBand | undefined> {
  return (await openMade()).get('bands', id);
}

/**
 * Keeps a band and returns its new revision. With `from`, the revision that the change goes on from, the answer is undefined and nothing is
 * written when another tab has kept the band since. A band deleted meanwhile is kept again.
 */
export async function keepBand(band: BandInWork, from?: number): Promise<number | undefined> {
  const { id, system, pack, name, figures } = band;
  const { store, done } = (await openMade()).transaction('bands', 'readwrite');
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
  await (await openMade()).delete('bands', id);
}
