import type { FigureChoice, MapFile, ScenarioFile } from '@escarmouche/content';
import type { DBSchema } from 'idb';
import { database } from '../browser/database.ts';

/** A band that was made on this device. */
export interface KeptBand {
  readonly id: string;
  readonly system: string;
  readonly pack: string;
  readonly name: string;
  readonly figures: readonly FigureChoice[];
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** The number of times that the band has been kept, which tells apart the versions of two tabs. Older bands have none. */
  readonly revision?: number;
}

/** A map or a scenario that its player has brought, as its file holds it; by the id that the file has. */
interface KeptFile<F> {
  readonly id: string;
  readonly file: F;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

interface Schema extends DBSchema {
  bands: { key: string; value: KeptBand; indexes: { updated: number } };
  /** Since version 2. */
  maps: { key: string; value: KeptFile<MapFile> };
  scenarios: { key: string; value: KeptFile<ScenarioFile> };
}

/** Bands, maps and scenarios that players have made or brought. */
export const openMade = database<Schema>('escarmouche-bands', 2, (db, former) => {
  if (former < 1) db.createObjectStore('bands', { keyPath: 'id' }).createIndex('updated', 'updated');
  db.createObjectStore('maps', { keyPath: 'id' });
  db.createObjectStore('scenarios', { keyPath: 'id' });
});
