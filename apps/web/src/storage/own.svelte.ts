import type { MapFile, ScenarioFile } from '@escarmouche/content';
import { askToStay } from '../browser/database.ts';
import { openMade } from './made.ts';

/** A map or a scenario that its player has brought. */
export type OwnFile = { readonly kind: 'map'; readonly file: MapFile } | { readonly kind: 'scenario'; readonly file: ScenarioFile };

let maps = $state.raw<readonly MapFile[]>([]);
let scenarios = $state.raw<readonly ScenarioFile[]>([]);

const latestFirst = <F>(rows: readonly { readonly file: F; readonly updated: number }[]): readonly F[] =>
  rows.toSorted((a, b) => b.updated - a.updated).map(({ file }) => file);

async function refresh(): Promise<void> {
  const db = await openMade();
  [maps, scenarios] = await Promise.all([db.getAll('maps').then(latestFirst), db.getAll('scenarios').then(latestFirst)]);
}

/** The maps and scenarios that players of this device have brought, the latest first. */
export const own = {
  get maps() {
    return maps;
  },
  get scenarios() {
    return scenarios;
  },
  /** Reads the files; there are none where nothing may be kept. */
  look: (): Promise<void> => refresh().catch(() => undefined),
  /** Keeps a file, in the place of the former one with its id; returns the former one. */
  async keep({ kind, file }: OwnFile): Promise<OwnFile | undefined> {
    const db = await openMade();
    const row = { id: file.id, updated: Date.now() };
    const former = await (kind === 'map' ? db.get('maps', file.id) : db.get('scenarios', file.id));
    await (kind === 'map' ? db.put('maps', { ...row, file }) : db.put('scenarios', { ...row, file }));
    void askToStay();
    await refresh();
    return former && ({ kind, file: former.file } as OwnFile);
  },
  async drop({ kind, file }: OwnFile): Promise<void> {
    await (await openMade()).delete(kind === 'map' ? 'maps' : 'scenarios', file.id);
    await refresh();
  },
};
